import type { HandMadeMessages } from '../en/handMade.ts';
import { home } from './home.ts';
import { pages } from './pages.ts';

export const messages: HandMadeMessages = { home, pages };
