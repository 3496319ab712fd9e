import { expect, it } from 'vitest';
import { registry as schoolRegistry } from '../../schemas/index.ts';
import { serverMessages } from '../../locales/serverMessages.ts';
import { defineRegistry, defineResource, reference, text } from '../core/index.ts';
import { checkOpeningNeeds, checkRowRules } from './checkVisibility.ts';

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

it.each([
  [{ action: 'laon', subject: 'Reader' }, 'the action "laon", which the rule "household" needs; did you mean "loan"?'],
  [
    { action: 'loan', subject: 'Raeder' },
    'the subject "Raeder", which the rule "household" needs; did you mean "Reader"?',
  ],
  [{ action: 'loan', subject: 'Lone' }, 'the subject "Lone", which the rule "household" needs; did you mean "Loan"?'],
])('a rule is not opened by a permission that has no name: %o', (need, refusal) => {
  const opened = { ...loan, visibleTo: { ...loan.visibleTo, opening: [{ rule: 'household', by: 'member_id', need }] } };
  const messages = { en: { permissions: { actions: { read: 'See', loan: 'Loans' }, subjects: { Reader: 'Reader' } } } };
  const product = { registry: { ...registry, resources: [member, opened] }, messages };
  expect(() => checkOpeningNeeds(product)).toThrow(`schemas/lending/loan.ts: visibleTo: no permission has ${refusal}`);
});

it('every rule of the school is opened by a permission that has a name', () => {
  expect(() => checkOpeningNeeds({ registry: schoolRegistry, messages: serverMessages })).not.toThrow();
});
