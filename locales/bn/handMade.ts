import type { HandMadeMessages } from '../en/handMade.ts';
import { audit } from './audit.ts';
import { home } from './home.ts';
import { pages } from './pages.ts';
import { security } from './security.ts';

export const messages: HandMadeMessages = { audit, home, pages, security };
