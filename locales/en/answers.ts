import { refusals } from './refusals.ts';
import { server } from './server.ts';
import { words } from './words.ts';

/** Everything the server says: the names of things, its answers, and the refusals of the school's rules. */
export const answers = {
  ...words,
  server: { ...words.server, ...server, ...refusals.server },
  validation: { ...words.validation, ...refusals.validation },
};
