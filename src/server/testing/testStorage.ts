import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import type { Opened } from '../db/testing/engines.ts';
import { silentLog } from '../db/testing/silentLog.ts';
import { openStorage, type Storage } from '../storage/storage.ts';

export interface TestStorage {
  readonly database: OpenDatabase;
  readonly dataDir: string;
  readonly storage: Storage;
  readonly dispose: () => Promise<void>;
}

/** An empty storage on a migrated database of an engine. */
export async function openTestStorage(open: () => Promise<Opened>): Promise<TestStorage> {
  const { database, dispose } = await open();
  await migrate({ database, files: migrations, log: silentLog });
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-storage-'));
  const close = async () => {
    await dispose();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { database, dataDir, storage: openStorage({ database, dataDir }), dispose: close };
}
