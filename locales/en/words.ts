import { areas, common } from './resources/common.ts';
import { labels } from './resources/index.ts';
import { pageKinds } from './refusals.ts';
import { resultTables } from './resultTables.ts';
import { decisions } from './server.ts';
import { validation } from './validation.ts';

/** What the server and the back office both say. */
export const words = {
  areas,
  fields: common.fields,
  resources: labels,
  resultTables,
  server: { ...decisions, ...pageKinds },
  validation,
};
