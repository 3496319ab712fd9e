import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROLES } from '../../schemas/access/roles.ts';
import { registry } from '../../schemas/index.ts';
import { create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';
import { testJobsOf } from '../support/testJobs.ts';

const PASSWORD = 'Kettle!drum482';

interface Clerk {
  readonly user: Json;
  readonly employee: Json;
  readonly headers: Record<string, string>;
  readonly refreshToken: unknown;
}

/** How somebody comes to be no clerk any more. */
const endings: readonly {
  readonly name: string;
  readonly end: (clerk: Clerk) => readonly [`${'PUT' | 'DELETE'} ${string}`, object];
}[] = [
  { name: 'their account is switched off', end: ({ user }) => [`PUT /users/${user.id}/status`, { is_active: 0 }] },
  {
    name: 'their record is switched off',
    end: ({ employee }) => [`PUT /employees/${employee.id}/status`, { is_active: 0 }],
  },
  { name: 'their account is deleted', end: ({ user }) => [`DELETE /users/${user.id}`, {}] },
];

describe('a clerk who is dismissed in the middle of their work', () => {
  let campus: Campus;
  let count = 0;
  beforeAll(async () => {
    campus = await openCampus('postgres');
  });
  afterAll(() => campus.close());
  const { callerOf, jobOf, work, stopWorkers, enqueue, until, rowOf } = testJobsOf(() => campus);
  afterEach(stopWorkers);

  const clerk = async (): Promise<Clerk> => {
    const email = `clerk${++count}@dismissed.school`;
    const user = await create(campus, registry.get('user'), {
      email,
      login_id: null,
      role_id: ROLES.admin,
      password: PASSWORD,
    });
    const employee = await create(campus, registry.get('employee'), { user_id: user.id });
    const { body } = await campus.call('POST /login', { as: null, body: { email, password: PASSWORD } });
    return {
      user,
      employee,
      headers: { authorization: `Bearer ${String(body.accessToken)}` },
      refreshToken: body.refreshToken,
    };
  };
  const newReligion = async () =>
    Number((await create(campus, registry.get('religion'), { name: `Belief ${++count}` })).id);
  const isActive = async (id: number) => (await campus.call(`GET /religions/${id}`)).body.is_active;

  /** Lets somebody switch two records off, and does something while the first one waits. */
  const switchOffTwo = async ({ headers }: Clerk, meanwhile: () => Promise<void>) => {
    const ids = [await newReligion(), await newReligion()];
    const { db } = campus.database;
    const answer = await db.transaction().execute(async (trx) => {
      await sql`select id from religions where id = ${ids[0]} for update`.execute(trx);
      const bulk = campus.call('PUT /religions/bulk/status', { as: null, headers, body: { ids, is_active: 0 } });
      await vi.waitFor(async () => {
        const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
        expect(rows).not.toHaveLength(0);
      });
      await meanwhile();
      return { bulk };
    });
    const { status } = await answer.bulk;
    return { status, states: await Promise.all(ids.map(isActive)) };
  };

  describe.each(eachOf(endings))('because %s', (_, { end }) => {
    const dismiss = async (who: Clerk) => {
      const [call, body] = end(who);
      // What is deleted leaves no record that names it.
      if (call.startsWith('DELETE'))
        await campus.call(`PUT /employees/${who.employee.id}`, { body: { user_id: null } });
      const answer = await campus.call(call, { body });
      expect(answer.status, answer.text).toBe(200);
    };

    it('changes no more of many records than those that were done by then', async () => {
      const who = await clerk();
      const { status, states } = await switchOffTwo(who, () => dismiss(who));
      expect([status, states]).toEqual([401, [0, 1]]);
    });

    it('leaves nothing of a job that is about to end', async () => {
      const who = await clerk();
      const id = await newReligion();
      const job = jobOf(async ({ context, complete }) => {
        await dismiss(who);
        return context.database.db.transaction().execute(async (trx) => {
          await sql`update religions set is_active = 0 where id = ${id}`.execute(trx);
          const given = { result: {} };
          await complete(trx, given);
          return given;
        });
      });
      const row = await enqueue(job, { caller: { ...(await callerOf('admin')), userId: Number(who.user.id) } });
      work(job);
      await until(row, 'failed');
      expect((await rowOf(row)).error).toMatchObject({ id: 'jobOfNobody' });
      expect(await isActive(id)).toBe(1);
    });

    it('begins no job that waited, and renews no login', async () => {
      const who = await clerk();
      let isBegun = false;
      const job = jobOf(async () => {
        isBegun = true;
        return { result: {} };
      });
      const row = await enqueue(job, { caller: { ...(await callerOf('admin')), userId: Number(who.user.id) } });
      await dismiss(who);
      work(job);
      await until(row, 'failed');
      expect(isBegun).toBe(false);
      const { refreshToken } = who;
      const refreshed = await campus.call('POST /jwt/refresh-token', { as: null, body: { refreshToken } });
      expect(refreshed.status).toBe(401);
      expect((await campus.call('GET /me', { as: null, headers: who.headers })).status).toBe(401);
    });
  });

  it('changes no more of many records than those that were done before the right was taken away', async () => {
    const who = await clerk();
    const { states } = await switchOffTwo(who, async () => {
      const denied = await campus.call(`PUT /users/${who.user.id}`, {
        body: { permissions: [{ action: 'update', subject: 'Religion', is_denied: 1 }] },
      });
      expect(denied.status, denied.text).toBe(200);
    });
    expect(states).toEqual([0, 1]);
  });
});
