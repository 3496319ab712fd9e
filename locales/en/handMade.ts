import { audit } from './audit.ts';
import { home } from './home.ts';
import { inbox } from './inbox.ts';
import { listViews } from './listViews.ts';
import { pages } from './pages.ts';
import { permissionTable } from './permissionTable.ts';
import { security } from './security.ts';

/** What only the start page and the screens made by hand say: fetched with the first of them. */
export const messages = { audit, home, inbox, listViews, pages, permissionTable, security };

export type HandMadeMessages = typeof messages;
