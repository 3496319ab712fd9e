import { expect, it } from 'vitest';
import { parseSource } from './sourceFile.ts';
import { unusedExports } from './unusedExports.ts';

const PATH = 'src/core/sum.ts';
const problemsOf = (code: string, other = '') =>
  unusedExports([parseSource(PATH, code), parseSource('src/core/total.ts', other)]);

it('a value that no other file takes is not exported', () => {
  const code = 'export const start = 1; export function add() { return start; }';
  expect(problemsOf(code, "import { add } from './sum.ts'; add();")).toEqual([
    `${PATH} exports start, which no other file takes`,
  ]);
});

it.each(["const { start } = await import('./sum.ts');", "import * as all from './sum.ts'; all.start;"])(
  'a file may take it by %s',
  (other) => {
    expect(problemsOf('export const start = 1;', other)).toEqual([]);
  },
);

it('a type is exported beside what takes it, and not where nothing names it', () => {
  expect(problemsOf('export interface Options {}')).toHaveLength(1);
  const other = "import { add } from './sum.ts'; add({});";
  expect(problemsOf('export interface Options {} export const add = (options: Options) => options;', other)).toEqual(
    [],
  );
});
