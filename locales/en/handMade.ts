import { audit } from './audit.ts';
import { home } from './home.ts';
import { importing } from './importing.ts';
import { inbox } from './inbox.ts';
import { listViews } from './listViews.ts';
import { pages } from './pages.ts';
import { permissionTable } from './permissionTable.ts';
import { security } from './security.ts';

/** What only the start page, the screens made by hand, other views of lists and the import say: fetched with the first of them. */
export const messages = { audit, home, importing, inbox, listViews, pages, permissionTable, security };

export type HandMadeMessages = typeof messages;
