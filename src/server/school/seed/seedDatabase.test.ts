import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../../schemas/index.ts';
import { type Campus, ENGINES, openCampus } from '../../../../tests/support/campus.ts';

describe.each(ENGINES)('the demo school on %s', (engine) => {
  let campus: Campus;
  let other: Campus;
  beforeAll(async () => {
    campus = await openCampus(engine);
    other = await openCampus('embedded');
  }, 120_000);
  afterAll(async () => {
    await campus.close();
    await other.close();
  });

  it('is the same every time, on either engine', async () => {
    for (const { table } of registry.resources) {
      const rows = async ({ database }: Campus) => {
        const found = await database.query(`select * from ${table}`);
        return found.map(({ password_hash: _, ...row }) => JSON.stringify(row)).sort();
      };
      expect(await rows(campus), table).toEqual(await rows(other));
    }
  });

  it('lets a student log in with the student id', async () => {
    const [student] = await campus.database.query('select name, student_id from students where user_id is not null');
    const body = { email: student?.student_id, password: 'Demo@1234' };
    const answer = await campus.call('POST /login', { as: null, body });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.userData).toMatchObject({ name: student?.name, role: { name: 'Student' } });
  });

  it('has expenses in every state, and books that agree with the approved ones', async () => {
    const states = await campus.database.query('select distinct status from expenses order by status');
    expect(states.map(({ status }) => status)).toEqual([0, 1, 2]);
    const [books] = await campus.database.query(`select
      (select sum(amount) from expenses where status = 1 and bank_account_id is not null)::text as approved,
      (select -sum(amount) from bank_transactions where expense_id is not null)::text as booked`);
    expect(books?.booked).toBe(books?.approved);
  });
});
