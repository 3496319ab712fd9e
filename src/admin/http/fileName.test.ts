import { expect, it } from 'vitest';
import { fileNameOf } from './fileName.ts';

it.each([
  ['attachment; filename="students.csv"', 'students.csv'],
  ['attachment; filename=students.csv', 'students.csv'],
  ['attachment; filename="x.csv"; filename*=UTF-8\'\'%E0%A6%AB%E0%A6%BF.csv', 'ফি.csv'],
  ['attachment; filename="x.csv"; filename*=UTF-8\'\'%E0%A6', 'x.csv'],
  ['inline', undefined],
  [null, undefined],
])('reads the name out of %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
