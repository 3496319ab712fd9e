import { writeSync } from 'node:fs';
import { openDatabase } from '../database.ts';
import { silentLog } from './silentLog.ts';
import type { Kysely } from 'kysely';
import { viewOf } from '../tables.ts';

/** Run as a process of its own: inserts without end and prints each batch once it is acknowledged, until it is killed. */
const ROWS_OF_A_TRANSACTION = 5;

const [dataDir = '', from = '0'] = process.argv.slice(2);
const { db: untyped, run } = await openDatabase({ dataDir, log: silentLog });
const db = viewOf<Kysely<{ acknowledged: { batch: number; row: number } }>>(untyped);
await run('create table if not exists acknowledged (batch int not null, row int not null, primary key (batch, row))');

for (let batch = Number(from); ; batch += 1) {
  if (batch % 10 > 0) {
    await db.insertInto('acknowledged').values({ batch, row: 0 }).execute();
  } else {
    await db.transaction().execute(async (trx) => {
      for (let row = 0; row < ROWS_OF_A_TRANSACTION; row += 1) {
        await trx.insertInto('acknowledged').values({ batch, row }).execute();
      }
    });
  }
  writeSync(process.stdout.fd, `${batch}\n`);
}
