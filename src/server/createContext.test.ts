import { expect, it } from 'vitest';
import { defineRegistry, defineResource, reference, text } from '../core/index.ts';
import { checkRowRules } from './createContext.ts';

const member = defineResource({
  name: 'member',
  area: 'people',
  path: '/member',
  permission: 'Member',
  visibleTo: 'everybody',
  fields: { name: text({ required: true }) },
});
const loan = defineResource({
  name: 'loan',
  area: 'lending',
  path: '/loan',
  permission: 'Loan',
  fields: { title: text({ required: true }), member_id: reference('member') },
  visibleTo: { rules: [{ rule: 'household', by: 'member_id' }], unless: 'full' },
});
const registry = defineRegistry({ areas: ['people', 'lending'], resources: [member, loan] });
const everyRow = () => 'true';

it('a row rule that the product has is found', () => {
  expect(() => checkRowRules({ registry, rowRules: { household: everyRow } })).not.toThrow();
});

it('a row rule that the product does not have is refused by its file and key, with the nearest right word', () => {
  expect(() => checkRowRules({ registry, rowRules: { houshold: everyRow, branch: everyRow } })).toThrow(
    'schemas/lending/loan.ts: visibleTo: there is no row rule "household"; did you mean "houshold"?',
  );
});
