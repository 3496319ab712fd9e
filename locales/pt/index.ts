import type { Messages } from '../en/index.ts';
import { home } from './home.ts';
import { entrance } from './entrance.ts';
import { login } from './login.ts';
import { pages } from './pages.ts';
import { ra } from './ra.ts';
import { screens } from './screens.ts';
import { shell } from './shell.ts';
import { words } from './words.ts';

export const messages: Messages = { ...ra, ...words, home, login: { ...login, ...entrance }, pages, screens, shell };
