import { entrance } from './entrance.ts';
import { login } from './login.ts';
import { ra } from './ra.ts';
import { screenNames } from './screenNames.ts';
import { screens } from './screens.ts';
import { shell } from './shell.ts';
import { words } from './words.ts';

/** What the back office says from the beginning, as react-admin looks it up; `handMade.ts` has the rest. */
export const messages = { ...ra, ...words, login: { ...login, ...entrance }, screenNames, screens, shell };

export type Messages = typeof messages;
