import type { engine as english } from '../en/engine.ts';
import { completeLabels, loweredName } from '../labels.ts';
import { access } from './access.ts';
import { audit } from './audit.ts';
import { fields } from './fields.ts';
import { permissions } from './permissions.ts';
import { decisions, server } from './server.ts';
import { serverValidation, validation } from './validation.ts';

/** What the engine says on the server and in the back office, whatever the product. */
export const engine: typeof english = {
  fields,
  permissions,
  resources: completeLabels({
    resources: access,
    common: { fields, options: {}, actions: {} },
    nameForms: loweredName,
  }),
  server: { ...server, ...decisions, audit },
  validation: { ...validation, ...serverValidation },
};
