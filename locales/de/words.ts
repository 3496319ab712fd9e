import type { words as english } from '../en/words.ts';
import { areas, common } from './resources/common.ts';
import { labels } from './resources/index.ts';
import { pageKinds } from './refusals.ts';
import { resultTables } from './resultTables.ts';
import { decisions } from './server.ts';
import { validation } from './validation.ts';

export const words: typeof english = {
  areas,
  fields: common.fields,
  resources: labels,
  resultTables,
  server: { ...decisions, ...pageKinds },
  validation,
};
