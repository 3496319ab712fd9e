import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { CREATE } from '../../src/server/services/resources/write/kinds.ts';
import { checkReferences } from '../../src/server/services/resources/write/references.ts';
import { inTransaction } from '../../src/server/services/resources/write/transaction.ts';
import { newDraft } from '../../src/server/services/resources/write/write.ts';
import { create } from '../support/build.ts';
import { addressOf, type Campus, type Json, openCampus } from '../support/campus.ts';
import { superAdminOf } from '../support/everyPath.ts';

const WAIT_POLL_MS = 20;
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
  const somebodyWaits = async () => {
    for (;;) {
      const waiting = await campus.database.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      if (waiting.length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, WAIT_POLL_MS));
    }
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

  it('what is being referred to stays until that is stored', async () => {
    const subtype = registry.get('subExpenseType');
    const { id } = await create(campus, registry.get('expenseType'));
    const call = { context: campus.context, caller: await superAdminOf(campus), resource: subtype };
    const remove = () =>
      campus.database.db.transaction().execute(async (trx) => {
        await sql`set local lock_timeout = '200ms'`.execute(trx);
        await trx.deleteFrom('expense_types').where('id', '=', Number(id)).execute();
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
    const lock = (id: unknown) => campus.database.db.selectFrom(year.table).select('id').where('id', '=', Number(id));
    const [current] = await currentOnes();
    let answered: ReturnType<typeof makeCurrent> | undefined;
    const holding = campus.database.db.transaction().execute(async (trx) => {
      await trx.executeQuery(lock(current?.id).forUpdate());
      answered = makeCurrent(next);
      await somebodyWaits();
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
});
