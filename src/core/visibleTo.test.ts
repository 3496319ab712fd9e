import { expect, it } from 'vitest';
import { isRestricted, rowRulesOf, visibleToOf } from './visibleTo.ts';

const own = { rule: 'own', by: 'member_id' };
const opening = { rule: 'own', by: 'member_id', need: { action: 'read', subject: 'My loans' } };

it('a rule gives rows to readers, and one with a need opens them to whoever holds that', () => {
  const taken = visibleToOf({ rules: [own, opening], unless: 'full', foundBy: ['due_on'], alsoBy: ['name'] });
  expect(taken).toEqual({
    everybody: false,
    rules: [own],
    unless: 'full',
    opening: [opening],
    foundBy: ['due_on'],
    alsoBy: ['name'],
  });
  expect(isRestricted(taken)).toBe(true);
});

it('what every reader sees may be opened to others as well', () => {
  const taken = visibleToOf({ rules: ['everybody', opening] });
  expect(taken).toMatchObject({ everybody: true, rules: [], opening: [opening], foundBy: [], alsoBy: [] });
  expect(isRestricted(taken)).toBe(false);
  expect(rowRulesOf({ rules: ['everybody', opening] })).toEqual([opening]);
});

it('what everybody sees has no rules', () => {
  expect(visibleToOf('everybody')).toEqual({ everybody: true, rules: [], opening: [], foundBy: [], alsoBy: [] });
  expect(rowRulesOf('everybody')).toEqual([]);
});
