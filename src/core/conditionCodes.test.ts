import { expect, it } from 'vitest';
import { choiceNames, unknownOption, withOptionCodes } from './conditionCodes.ts';
import type { Condition, Test } from './conditions.ts';
import { choice, status, text } from './index.ts';

const fields = { status: status({ pending: 0, approved: 1 }), kind: choice(['cash', 'bank']), note: text() };

it.each<[Condition, Condition]>([
  [{ status: 'pending' }, { status: 0 }],
  [{ status: ['pending', 'approved'] }, { status: [0, 1] }],
  [{ status: { not: 'approved' } }, { status: { not: 1 } }],
  [{ status: { not: ['approved'] } }, { status: { not: [1] } }],
  [{ status: null }, { status: null }],
  [{ status: { filled: true } }, { status: { filled: true } }],
  [{ kind: 'cash' }, { kind: 'cash' }],
  [
    { note: 'pending', id: null },
    { note: 'pending', id: null },
  ],
])('%j is held as %j', (written, held) => {
  expect(withOptionCodes(written, fields)).toEqual(held);
});

it.each<[Test, string | undefined]>([
  ['approved', undefined],
  [['approved', 'aproved'], 'aproved'],
  [{ not: 'open' }, 'open'],
  [null, undefined],
  [{ filled: true }, undefined],
])('of %j, %s is no name of an option', (test, unknown) => {
  expect(unknownOption(test, fields.status)).toBe(unknown);
  expect(unknownOption(test, fields.note), 'which only a choice has').toBeUndefined();
});

it('knows the names of the options of a choice, and none of another field', () => {
  expect(choiceNames(fields.kind)).toEqual(['cash', 'bank']);
  expect(choiceNames(fields.note)).toEqual([]);
  expect(choiceNames(undefined)).toEqual([]);
});
