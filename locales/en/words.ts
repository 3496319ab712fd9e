import { areas, common } from './resources/common.ts';
import { labels } from './resources/index.ts';
import { pageKinds } from './refusals.ts';
import { permissions } from './permissions.ts';
import { schoolPermissions } from './resources/permissions.ts';
import { resultTables } from './resultTables.ts';
import { decisions } from './server.ts';
import { validation } from './validation.ts';

/** What the server and the back office both say. */
export const words = {
  areas,
  fields: common.fields,
  permissions: {
    ...permissions,
    actions: { ...permissions.actions, ...schoolPermissions.actions },
    subjects: { ...permissions.subjects, ...schoolPermissions.subjects },
  },
  resources: labels,
  resultTables,
  server: { ...decisions, ...pageKinds },
  validation,
};
