import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '../../schemas/access/roles.ts';
import { registry } from '../../schemas/index.ts';
import { CREATE } from '../../src/server/services/resources/write/kinds.ts';
import { checkReferences } from '../../src/server/services/resources/write/references.ts';
import { inTransaction } from '../../src/server/services/resources/write/transaction.ts';
import { newDraft } from '../../src/server/services/resources/write/write.ts';
import { build, create } from '../support/build.ts';
import { addressOf, type Answer, type Campus, type Json, openCampus } from '../support/campus.ts';
import { superAdminOf } from '../support/everyPath.ts';
import { cell, markCallsOf } from '../support/markCalls.ts';
import { makeMarkSchool, makePartner } from '../support/markSheets.ts';
import { anyTable } from '../../src/server/db/tables.ts';
import { tablesOf } from '../../src/server/school/tables.ts';
import { somebodyWaits } from '../support/somebodyWaits.ts';

const PASSWORD = 'Kettle!drum482';
const DEADLOCKED = { timeout: 60_000 };
const DEADLOCK_DETECTED = '40P01';

// Two transactions at once are PostgreSQL's alone: the embedded database has one connection.
describe('two who write at once', () => {
  const year = registry.get('academicYear');
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('postgres');
  });
  afterAll(() => campus.close());

  const makeCurrent = (id: unknown) =>
    campus.call(`PUT ${addressOf(year.endpoints.update?.path ?? '', id)}`, { body: { is_current: 1 } });
  const currentOnes = async () => {
    const { list } = await campus.call(`GET ${year.endpoints.list.path}`, {
      query: { filter: { is_current: 1 }, range: [0, 9] },
    });
    return list;
  };

  it('make different academic years current one after the other', async () => {
    for (let round = 0; round < 5; round++) {
      const years: Json[] = [];
      for (let each = 0; each < 3; each++) years.push(await create(campus, year, { is_current: 0 }));
      const answers = await Promise.all(years.map(({ id }) => makeCurrent(id)));
      expect(answers.map(({ status, body }) => [status, body.errors])).toEqual(years.map(() => [200, undefined]));
      expect(await currentOnes()).toHaveLength(1);
    }
  });

  it('make many academic years current at once', async () => {
    for (let round = 0; round < 3; round++) {
      const years: Json[] = [];
      for (let each = 0; each < 8; each++) years.push(await create(campus, year, { is_current: 0 }));
      const answers = await Promise.all(years.map(({ id }) => makeCurrent(id)));
      expect(answers.map(({ status, text }) => (status === 200 ? status : text))).toEqual(years.map(() => 200));
      expect(await currentOnes()).toHaveLength(1);
    }
  });

  it('add many academic years at once, each of them the current one', async () => {
    const inputs: Json[] = [];
    for (let each = 0; each < 6; each++) inputs.push(await build(campus, year, { is_current: 1 }));
    const answers = await Promise.all(inputs.map((body) => campus.call('POST /academic-years', { body })));
    expect(answers.map(({ status, text }) => (status === 201 ? status : text))).toEqual(inputs.map(() => 201));
    expect(await currentOnes()).toHaveLength(1);
  });

  it('a mark that is being saved is held by its distribution, which is changed meanwhile', async () => {
    const { place, students } = await makeMarkSchool(campus);
    const { save } = markCallsOf(() => ({ campus, place }));
    const filter = { class_id: place.class_id };
    const [distribution] = (await campus.call('GET /get/all/mark/distribution', { query: { filter } })).list as [Json];
    const [written, ...others] = distribution.components as Json[];
    const answers: Promise<Answer>[] = [];
    await campus.database.db.transaction().execute(async (trx) => {
      await sql`lock table uploaded_marks in share mode`.execute(trx);
      answers.push(save([cell(Number(students[0]?.id), 'Written', '65')]));
      await somebodyWaits(campus);
      const components = [{ ...written, full_mark: 60 }, ...others];
      answers.push(campus.call(`PUT /mark-distributions/${distribution.id}`, { body: { components } }));
      await Promise.race([answers[1], somebodyWaits(campus, 2)]);
    });
    const [saved, changed] = await Promise.all(answers);
    expect(saved?.status, saved?.text).toBe(200);
    expect(changed?.body.errors).toEqual({ 'components.0.full_mark': [expect.stringContaining('65')] });
  });

  it('the mark distributions of a class do so one after the other, in whichever order they send them', async () => {
    const { place } = await makeMarkSchool(campus);
    await makePartner(campus, place);
    const { academic_year_id, exam_type_id, class_id } = place;
    const at = { academic_year_id, exam_type_id, class_id };
    for (let round = 1; round <= 3; round++) {
      const read = await campus.call('GET /mark/distribution', { query: at });
      const rows = (read.body.rows as { subject: Json; stored: Json }[]).map(({ subject, stored }) => ({
        subject_id: subject.id,
        row_version: stored.row_version,
        components: [{ name: 'Written', full_mark: 50 + round, pass_mark: 20 }],
      }));
      const both = [rows, rows.toReversed()].map((sent) =>
        campus.call('PUT /mark/distribution', { body: { ...at, rows: sent } }),
      );
      expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });

  describe.each(['user', 'employee'] as const)(
    'and of whom one logs in while the other switches the %s off',
    (name) => {
      const somebody = async () => {
        const given = { login_id: null, role_id: ROLES.office, password: PASSWORD };
        const user = await create(campus, registry.get('user'), given);
        const { id } = name === 'user' ? user : await create(campus, registry.get(name), { user_id: user.id });
        const path = addressOf(registry.get(name).endpoints.toggle?.path ?? '', id);
        return {
          logIn: () => campus.call('POST /login', { as: null, body: { email: user.email, password: PASSWORD } }),
          switchTo: (is_active: 0 | 1) => campus.call(`PUT ${path}`, { body: { is_active } }),
        };
      };
      // Both leave an entry in the history: whoever holds that holds the first in the middle, and the other one behind it.
      const oneBehindTheOther = async (first: () => Promise<Answer>, second: () => Promise<Answer>) => {
        const answers: Promise<Answer>[] = [];
        await campus.database.db.transaction().execute(async (trx) => {
          await sql`lock table audit_entries in share mode`.execute(trx);
          answers.push(first());
          await somebodyWaits(campus);
          answers.push(second());
          await somebodyWaits(campus, 2);
        });
        return (await Promise.all(answers)) as [Answer, Answer];
      };

      it('the login is refused where it came second', async () => {
        const { logIn, switchTo } = await somebody();
        const [off, login] = await oneBehindTheOther(() => switchTo(0), logIn);
        expect([off.status, login.status]).toEqual([200, 401]);
      });

      it('the login has ended where it came first, and does not come back', async () => {
        const { logIn, switchTo } = await somebody();
        const [login, off] = await oneBehindTheOther(logIn, () => switchTo(0));
        expect([login.status, off.status]).toEqual([200, 200]);
        expect((await switchTo(1)).status).toBe(200);
        const { accessToken, refreshToken } = login.body;
        const headers = { authorization: `Bearer ${String(accessToken)}` };
        expect((await campus.call('GET /me', { as: null, headers })).status).toBe(401);
        expect((await campus.call('POST /jwt/refresh-token', { as: null, body: { refreshToken } })).status).toBe(401);
      });
    },
  );

  it('what is being referred to stays until that is stored', async () => {
    const subtype = registry.get('subExpenseType');
    const { id } = await create(campus, registry.get('expenseType'));
    const call = { context: campus.context, caller: await superAdminOf(campus), resource: subtype };
    const remove = () =>
      campus.database.db.transaction().execute(async (trx) => {
        await sql`set local lock_timeout = '200ms'`.execute(trx);
        await tablesOf<'expense_types'>({ trx }).deleteFrom('expense_types').where('id', '=', Number(id)).execute();
      });
    await inTransaction(call, async (store) => {
      const draft = newDraft({ name: 'Chalk', expense_type_id: id });
      await checkReferences({ kind: CREATE, store, caller: call.caller, drafts: [draft] });
      expect(draft.problems).toEqual({});
      await expect(remove()).rejects.toMatchObject({ code: '55P03' });
    });
    await remove();
  });

  // PostgreSQL ends whichever of the two looks for a deadlock once there is one: mostly the call, as it waits
  // for longer. Where the machine stalls, it is the other one, and nothing has been shown.
  const deadlockWith = async (next: unknown) => {
    const lock = (id: unknown) =>
      anyTable(campus.database.db).selectFrom(year.table).select('id').where('id', '=', Number(id));
    const [current] = await currentOnes();
    let answered: ReturnType<typeof makeCurrent> | undefined;
    const holding = campus.database.db.transaction().execute(async (trx) => {
      await trx.executeQuery(lock(current?.id).forUpdate());
      answered = makeCurrent(next);
      await somebodyWaits(campus);
      await trx.executeQuery(lock(next).forUpdate());
      return true;
    });
    const callWasEnded = await holding.catch((error) => {
      if (error.code === DEADLOCK_DETECTED) return false;
      throw error;
    });
    return { callWasEnded, answer: await answered };
  };

  it('and wait for each other for ever are not told so: one of them is tried again', DEADLOCKED, async () => {
    for (;;) {
      const { id } = await create(campus, year, { is_current: 0 });
      const { callWasEnded, answer } = await deadlockWith(id);
      expect(answer?.status, answer?.text).toBe(200);
      expect(answer?.body.data).toMatchObject({ is_current: 1, row_version: 2 });
      expect((await currentOnes()).map((each) => each.id)).toEqual([id]);
      if (callWasEnded) return;
    }
  });

  // The last: nobody is logged in after it.
  it('switch off all super admins at once, but for the last', async () => {
    const user = registry.get('user');
    const admins: Json[] = [];
    for (let each = 0; each < 8; each++) admins.push(await create(campus, user, { role_id: 1 }));
    const { list } = await campus.call('GET /users', { query: { filter: { role_id: 1, is_active: 1 } } });
    expect(list.length).toBeGreaterThan(8);
    const answers = await Promise.all(
      list.map(({ id }) => campus.call(`PUT /users/${id}/status`, { body: { is_active: 0 } })),
    );
    expect(answers.filter(({ status }) => ![200, 409].includes(status)).map(({ text }) => text)).toEqual([]);
    const left = await campus.database.query('select id from users where role_id = 1 and is_active = 1');
    expect(left).toHaveLength(1);
  });
});
