import { expect, it } from 'vitest';
import { parseSource } from './sourceFile.ts';
import { writerProblems } from './writers.ts';

const loan = { name: 'loan', area: 'lending', table: 'loans' };
const follow = 'await createRelated({ cause, entity: loan, values });';

const problemsOf = (comment: string, [path, code]: readonly [string, string]) =>
  writerProblems(
    [loan],
    [
      parseSource('schemas/lending/loan.ts', `/** ${comment} */\nexport const loan = 1;`),
      parseSource(`src/server/school/${path}`, code),
    ],
  );

it('a declaration names the files that write it', () => {
  expect(problemsOf('A loan.', ['rules/lending/member.ts', follow])).toEqual([
    'schemas/lending/loan.ts does not name rules/lending/member.ts',
  ]);
  expect(problemsOf('By `rules/lending/member.ts`.', ['rules/lending/member.ts', follow])).toEqual([]);
});

it.each([
  ['in a sheet', "await writeSheet({ store: { resource: registry.get('loan') } });"],
  ['by a call', 'await changeRecord(writeCall(accepted, loan.name), 1, input);'],
  ['by a statement', 'await sql`update loans set repaid = 1`.execute(db);'],
  ['in its child rows', 'await sql`delete from loans_titles`.execute(db);'],
])('they may write it %s', (_, code) => {
  expect(problemsOf('A loan.', ['services/lend.ts', code])).toHaveLength(1);
});

it('its own rules need not be named, nor what only reads it', () => {
  expect(problemsOf('A loan.', ['rules/lending/loan.ts', follow])).toEqual([]);
  expect(problemsOf('A loan.', ['services/lend.ts', "registry.get('loan');"])).toEqual([]);
});

it('a file that does not write it is not named', () => {
  expect(problemsOf('By `services/lend.ts`.', ['services/lend.ts', ''])).toEqual([
    'schemas/lending/loan.ts names services/lend.ts, which does not write it',
  ]);
});
