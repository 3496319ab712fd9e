import { expect, it } from 'vitest';
import { rowsAddedAndRemoved } from './rowChanges.ts';

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
