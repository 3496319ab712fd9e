import { expect, it } from 'vitest';
import { plain } from '../../tests/support/plainBank.ts';
import { constrainingReferences } from './constrainingReferences.ts';
import { defineResource, integer, manyToMany, reference } from './index.ts';

it('are those that ask something of the field, of records they lead to', () => {
  const person = defineResource({
    ...plain,
    fields: {
      ...plain.fields,
      age: integer(),
      user_id: reference('user', { only: { role_id: [2, 3] } }),
      helper_id: reference('user', { only: { is_active: 1 } }),
      friend_id: reference('user'),
      bank_id: reference('bank', { only: { role_id: 1 } }),
      user_ids: manyToMany('user', { through: 'bank_users' }),
    },
  });
  const found = constrainingReferences([person], { target: 'user', field: 'role_id' });
  expect(found).toEqual([{ resource: person, by: 'user_id', only: { role_id: [2, 3] } }]);
});
