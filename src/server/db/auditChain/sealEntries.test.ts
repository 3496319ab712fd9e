import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eachOf } from '../../../../tests/support/eachOf.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import { ENGINES, type Opened } from '../testing/engines.ts';
import { silentLog } from '../testing/silentLog.ts';
import { sealEntries } from './sealEntries.ts';
import { verifyChain } from './verifyChain.ts';

// Two transactions at once are PostgreSQL's alone: the embedded database has one connection.
const engines = ENGINES.map((engine) => ({ name: engine.kind, ...engine }));
describe.each(eachOf(engines, ({ kind }) => kind === 'postgres'))(
  'the chain over what many write at once on %s',
  (_, { open }) => {
    let opened: Opened;
    let dataDir: string;
    beforeEach(async () => {
      opened = await open();
      await migrate({ database: opened.database, files: migrations, log: silentLog });
      dataDir = mkdtempSync(join(tmpdir(), 'campus-chain-'));
    });
    afterEach(async () => {
      await opened.dispose();
      rmSync(dataDir, { recursive: true });
    });

    const seal = () => sealEntries({ database: opened.database, dataDir });
    const write = (count: number) =>
      opened.database.query(
        "insert into audit_entries (resource, action) select 'religion', 'create' from generate_series(1, $1)",
        [count],
      );

    it('takes up what a transaction that took long has written before others', async () => {
      const { db } = opened.database;
      let commit = () => {};
      const waits = new Promise<void>((resolve) => {
        commit = resolve;
      });
      let begun = () => {};
      const hasBegun = new Promise<void>((resolve) => {
        begun = resolve;
      });
      const long = db.transaction().execute(async (trx) => {
        await trx
          .insertInto('audit_entries')
          .values({ resource: 'religion', action: 'create' } as never)
          .execute();
        begun();
        await waits;
      });
      await hasBegun;
      await write(3);
      expect(await seal()).toBe(3);
      commit();
      await long;
      expect(await seal()).toBe(1);
      expect(await verifyChain({ database: opened.database, dataDir })).toEqual({
        entries: 4,
        problem: null,
        entry_id: null,
      });
    });

    it('is one chain, however many servers seal at once', async () => {
      await write(4_500);
      const counts = await Promise.all([seal(), seal(), seal()]);
      expect(counts.reduce((sum, count) => sum + count) + (await seal())).toBe(4_500);
      expect(await verifyChain({ database: opened.database, dataDir })).toEqual({
        entries: 4_500,
        problem: null,
        entry_id: null,
      });
    });
  },
);
