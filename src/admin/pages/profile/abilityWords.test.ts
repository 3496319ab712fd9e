import { expect, it } from 'vitest';
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
  expect(groupAbilities(rules)).toEqual([
    { subject: 'Bank', actions: ['full'] },
    { subject: 'Expense', actions: ['read', 'create', 'approve'] },
    { subject: 'Permission', actions: ['read'] },
    { subject: 'Result Processing', actions: ['publish'] },
  ]);
});
