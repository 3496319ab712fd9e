import { areas, common } from './resources/common.ts';
import { labels } from './resources/index.ts';
import { refusals } from './refusals.ts';
import { server } from './server.ts';
import { validation } from './validation.ts';

/** What the server and the back office both say. */
export const words = {
  areas,
  fields: common.fields,
  resources: labels,
  server: { ...server, ...refusals.server },
  validation: { ...validation, ...refusals.validation },
};
