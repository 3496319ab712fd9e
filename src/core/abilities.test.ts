import { expect, it } from 'vitest';
import { buildAbility, EVERYTHING } from './abilities.ts';

it('allows what a rule says, to the letter', () => {
  const ability = buildAbility([{ action: 'read', subject: 'Pubic Site' }]);
  expect(ability.can('read', 'Pubic Site')).toBe(true);
  expect(ability.can('read', 'Public Site')).toBe(false);
  expect(ability.can('create', 'Pubic Site')).toBe(false);
});

it('reads full as every action on that resource', () => {
  const ability = buildAbility([{ action: 'full', subject: 'Expense' }]);
  expect(ability.can('approve', 'Expense')).toBe(true);
  expect(ability.can('full', 'Expense')).toBe(true);
  expect(ability.can('read', 'Bank')).toBe(false);
});

it('lets a super admin do everything', () => {
  expect(buildAbility([EVERYTHING]).can('mark upload', 'Employee Task')).toBe(true);
});

it.each([
  [null],
  [{}],
  [[null]],
  [[{ action: 'read' }]],
  [[{ action: 'read', subject: '' }]],
  [[{ action: 'read', subject: 1 }]],
  [[{ action: '', subject: 'Student' }]],
  [[{ action: 1, subject: 'Student' }]],
  [['manage']],
])('grants nothing for %j', (rules) => {
  expect(buildAbility(rules).rules).toEqual([]);
});
