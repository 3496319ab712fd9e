import { role } from '../access/role.ts';
import { integer, text } from '../fields/builders.ts';
import { defineCall, readersOf } from './defineCall.ts';
import { type AnswerOf, described, list, object } from './shapes.ts';

const EFFECT = object({
  subject: text(),
  actions: described(list(text()), 'What the same people lose, or gain'),
  users: integer(),
});

/** What a change of a role would mean for people, before it is stored. */
export const roleEffects = defineCall({
  call: 'POST /roles/{id}/effects',
  who: readersOf(role),
  id: 'roleEffects',
  tag: 'Role',
  summary: 'What other permissions would take from and give to the active users of a role; nothing is stored',
  input: { permissions: role.fields.permissions },
  answer: object({
    users: described(integer(), 'The active users who have the role'),
    without_second_factor: described(integer(), 'Those of them who have no second factor yet'),
    loses: list(EFFECT),
    gains: list(EFFECT),
  }),
  refuses: [404],
  resource: 'role',
});

/** What people lose, or gain, on one subject. */
export type RoleEffect = AnswerOf<typeof EFFECT>;
