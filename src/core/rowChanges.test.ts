import { expect, it } from 'vitest';
import { mergedRows, rowsAddedAndRemoved } from './rowChanges.ts';

it('tells which rows came and went, whatever their numbers, their places and the order of their fields', () => {
  const read = { id: 1, position: 0, action: 'read', subject: 'Student' };
  const before = [read, { id: 2, position: 1, action: 'update', subject: 'Fee' }];
  const after = [
    { id: 8, position: 0, action: 'approve', subject: 'Expense' },
    { id: 9, position: 1, subject: 'Student', action: 'read' },
  ];
  expect(rowsAddedAndRemoved(before, after)).toEqual({ added: [after[0]], removed: [before[1]] });
  expect(rowsAddedAndRemoved(null, [read, read])).toEqual({ added: [read, read], removed: [] });
  expect(rowsAddedAndRemoved([read, read], [read])).toEqual({ added: [], removed: [read] });
});

it('finds a row again among others, each of them once, and passes over what is no row', () => {
  const [one, two, three] = [{ a: 1, b: 2 }, { b: 3, a: 1 }, { a: 2 }];
  expect(rowsAddedAndRemoved([one, 'x', null], [two, one])).toEqual({ added: [two], removed: [] });
  expect(rowsAddedAndRemoved([three, one], [two, one])).toEqual({ added: [two], removed: [three] });
  expect(rowsAddedAndRemoved([one], [two, one, one])).toEqual({ added: [two, one], removed: [] });
});

it('keeps what both have changed in a set of rows', () => {
  const [first, mine, theirs] = [{ a: 1 }, { a: 2 }, { a: 3 }];
  expect(mergedRows({ before: [first], mine: [first, mine], theirs: [first, theirs] })).toEqual([first, theirs, mine]);
  expect(mergedRows({ before: [first], mine: [], theirs: [first, theirs] })).toEqual([theirs]);
  expect(mergedRows({ before: [first], mine: [first, mine], theirs: [mine] })).toEqual([mine]);
});
