import { expect, it } from 'vitest';
import { registry } from '../../../../schemas/index.ts';
import { groupAbilities } from './abilityWords.ts';

it('gathers permissions by what they are about, in their usual order, and says no more than "everything"', () => {
  const rules = [
    { action: 'full', subject: 'Auth' },
    { action: 'approve', subject: 'Expense' },
    { action: 'create', subject: 'Expense' },
    { action: 'read', subject: 'Expense' },
    { action: 'read', subject: 'Permission' },
    { action: 'read', subject: 'Bank' },
    { action: 'full', subject: 'Bank' },
    { action: 'publish', subject: 'Result Processing' },
  ];
  expect(groupAbilities(rules, registry)).toEqual([
    { subject: 'Bank', resource: 'bank', actions: ['full'] },
    { subject: 'Expense', resource: 'expense', actions: ['read', 'create', 'approve'] },
    { subject: 'Permission', resource: undefined, actions: ['read'] },
    { subject: 'Result Processing', resource: undefined, actions: ['publish'] },
  ]);
});
