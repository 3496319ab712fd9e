import type { HandMadeMessages } from '../en/handMade.ts';
import { audit } from './audit.ts';
import { home } from './home.ts';
import { pages } from './pages.ts';

export const messages: HandMadeMessages = { audit, home, pages };
