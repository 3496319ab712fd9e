import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Campus, openCampus } from '../../../../tests/support/campus.ts';
import { rotate, startFamily } from './families.ts';
import { scheduleLoginCleanup } from './loginCleanup.ts';

const KEY = Buffer.alloc(32, 7);

describe('what is left of ended logins', () => {
  let campus: Campus;

  beforeAll(async () => {
    campus = await openCampus();
  });
  beforeEach(() => campus.database.query('delete from login_families'));
  afterAll(() => campus.close());

  const start = () => startFamily(campus.database.db, { userId: 1, address: '10.0.0.1' });

  async function tidy() {
    const app = Fastify();
    scheduleLoginCleanup(app, campus.context);
    await app.ready();
    await app.close();
  }

  async function left(): Promise<unknown[]> {
    const rows = await campus.database.query<{ id: string }>('select id from login_families');
    return rows.map(({ id }) => id);
  }

  it('ends after 14 days without use, and after 60 days in any case', async () => {
    const { familyId } = await start();
    const daysOf = async (table: string, column: string) => {
      const days = `round(extract(epoch from expires_at - now()) / 86400)::int as days`;
      return campus.database.query(`select ${days} from ${table} where ${column} = $1`, [familyId]);
    };
    expect(await daysOf('refresh_tokens', 'family_id')).toEqual([{ days: 14 }]);
    expect(await daysOf('login_families', 'id')).toEqual([{ days: 60 }]);
  });

  it('goes at the start, and what still holds stays', async () => {
    const [ended, over, unused, held] = [await start(), await start(), await start(), await start()];
    const { query } = campus.database;
    await query('update login_families set ended_at = now() where id = $1', [ended.familyId]);
    await query('update login_families set expires_at = now() where id = $1', [over.familyId]);
    await query('update refresh_tokens set expires_at = now() where family_id = $1', [unused.familyId]);
    await query("insert into login_failures (key, at) values ('old', now() - interval '25 hours'), ('new', now())");
    await query(`insert into login_challenges (challenge_hash, user_id, proof, expires_at)
      values ('old', 1, '', now() - interval '1 second'), ('new', 1, '', now() + interval '1 minute')`);
    await tidy();
    expect(await left()).toEqual([held.familyId]);
    expect(await query('select challenge_hash from login_challenges')).toEqual([{ challenge_hash: 'new' }]);
    expect(await query('select key from login_failures')).toEqual([{ key: 'new' }]);
    expect(await rotate(campus.database.db, held.refreshToken, KEY)).toMatchObject({
      familyId: held.familyId,
      userId: 1,
    });
  });

  it('still tells a replay from a stranger afterwards', async () => {
    const { refreshToken, familyId } = await start();
    await rotate(campus.database.db, refreshToken, KEY);
    await campus.database.query(
      "update refresh_tokens set used_at = now() - interval '1 hour' where used_at is not null",
    );
    await tidy();
    expect(await rotate(campus.database.db, refreshToken, KEY)).toEqual({ replayedBy: 1 });
    expect(await left()).toEqual([familyId]);
  });

  it('waits when the database is away, and the server starts all the same', async () => {
    const app = Fastify();
    const log = { ...campus.context.log, warn: vi.fn() };
    const db = {
      deleteFrom: () => {
        throw new Error('away');
      },
    };
    scheduleLoginCleanup(app, { database: { ...campus.context.database, db } as never, log: log as never });
    await app.ready();
    await app.close();
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});
