import type { answers as english } from '../en/answers.ts';
import { refusals } from './refusals.ts';
import { server } from './server.ts';
import { words } from './words.ts';

export const answers: typeof english = {
  ...words,
  server: { ...words.server, ...server, ...refusals.server },
  validation: { ...words.validation, ...refusals.validation },
};
