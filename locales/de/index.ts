import type { Messages } from '../en/index.ts';
import { entrance } from './entrance.ts';
import { login } from './login.ts';
import { ra } from './ra.ts';
import { screenNames } from './screenNames.ts';
import { screens } from './screens.ts';
import { shell } from './shell.ts';
import { words } from './words.ts';

export const messages: Messages = { ...ra, ...words, login: { ...login, ...entrance }, screenNames, screens, shell };
