import { login } from './login.ts';
import { ra } from './ra.ts';
import { screens } from './screens.ts';
import { shell } from './shell.ts';
import { words } from './words.ts';

/** Everything the back office says, as react-admin looks it up. */
export const messages = { ...ra, ...words, login, screens, shell };

export type Messages = typeof messages;
