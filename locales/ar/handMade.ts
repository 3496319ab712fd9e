import type { HandMadeMessages } from '../en/handMade.ts';
import { audit } from './audit.ts';
import { home } from './home.ts';
import { importing } from './importing.ts';
import { inbox } from './inbox.ts';
import { listViews } from './listViews.ts';
import { pages } from './pages.ts';
import { permissionTable } from './permissionTable.ts';
import { security } from './security.ts';

export const messages: HandMadeMessages = {
  audit,
  home,
  importing,
  inbox,
  listViews,
  pages,
  permissionTable,
  security,
};
