import { home } from './home.ts';
import { entrance } from './entrance.ts';
import { login } from './login.ts';
import { pages } from './pages.ts';
import { ra } from './ra.ts';
import { screens } from './screens.ts';
import { shell } from './shell.ts';
import { words } from './words.ts';

/** Everything the back office says, as react-admin looks it up. */
export const messages = { ...ra, ...words, home, login: { ...login, ...entrance }, pages, screens, shell };

export type Messages = typeof messages;
