import { expect, test } from 'vitest';
import { PLANNED_ANEW, StatementNames } from './statementNames.ts';

test('a statement gets its name when it comes for the second time, and keeps it', () => {
  const names = new StatementNames();
  const text = 'select * from students where id = $1';
  expect(names.nameOf(text)).toBeUndefined();
  const name = names.nameOf(text);
  expect(name).toMatch(/^s\d+$/);
  expect(names.nameOf(text)).toBe(name);
});

test('different statements have different names', () => {
  const names = new StatementNames();
  const nameOf = (text: string) => [names.nameOf(text), names.nameOf(text)][1];
  expect(new Set(['select 1', 'select 2', 'select 3'].map(nameOf)).size).toBe(3);
});

test('there are no more names than a connection may have', () => {
  const names = new StatementNames(2);
  for (const text of ['select 1', 'select 2', 'select 3']) {
    names.nameOf(text);
    names.nameOf(text);
  }
  expect(['select 1', 'select 2', 'select 3'].map((text) => names.nameOf(text))).toEqual(['s0', 's1', undefined]);
});

test.each(['begin', 'vacuum students', 'create table t (id int)', `select '${'x'.repeat(20_000)}'`])(
  'what does not pay to be prepared stays without a name: %.20s',
  (text) => {
    const names = new StatementNames();
    expect([names.nameOf(text), names.nameOf(text)]).toEqual([undefined, undefined]);
  },
);

test('a statement that is planned anew each time gets none', () => {
  const names = new StatementNames();
  const text = `${PLANNED_ANEW} select 1`;
  expect([names.nameOf(text), names.nameOf(text), names.nameOf(text)]).toEqual([undefined, undefined, undefined]);
});
