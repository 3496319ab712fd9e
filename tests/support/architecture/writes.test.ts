import { describe, expect, it } from 'vitest';
import { parseSource } from './sourceFile.ts';
import { writeProblems } from './writes.ts';

const problemsOf = (path: string, text: string) => writeProblems(parseSource(path, text));

describe('records', () => {
  it('are not written by a statement of a rule or a call', () => {
    const text = "export const write = (trx) => trx.updateTable('loans').set({ repaid: 1 }).execute();";
    expect(problemsOf('src/server/school/rules/loan.ts', text)).toHaveLength(1);
    expect(problemsOf('src/server/school/calls/loan.ts', text)).toHaveLength(1);
  });

  it('are not written by the rows of the operation from outside of it', () => {
    const text = "import { updateRecord } from '../../services/resources/write/rows.ts'; await updateRecord();";
    expect(problemsOf('src/server/school/rules/loan.ts', text)).toHaveLength(1);
  });

  it('are written where the operation stores them, and read everywhere', () => {
    const insert = "export const write = (trx) => trx.insertInto('loans').execute();";
    expect(problemsOf('src/server/services/resources/write/rows.ts', insert)).toEqual([]);
    const read = "export const read = (trx) => trx.selectFrom('loans').execute();";
    expect(problemsOf('src/server/school/rules/loan.ts', read)).toEqual([]);
  });
});
