import { integer, text } from '../fields/builders.ts';
import { described, list, object } from './shapes.ts';

/** What the app keeps of whoever is logged in. */
export const USER_DATA = object({
  id: integer(),
  name: text(),
  email: text(),
  role: object({ id: integer(), name: text() }),
  ability: list(object({ action: text(), subject: text() })),
  records: described(
    list(object({ resource: text(), id: integer() })),
    'The records that are about the user, by their unique `user_id`',
  ),
});
