import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbedded } from '../embedded/openEmbedded.ts';
import type { MigrationFile } from '../migrate.ts';
import { UPLOADS } from './manifest.ts';
import { restoreBackup } from './restoreBackup.ts';
import { sumStored } from './storedContents.ts';
import type { Sums } from './sums.ts';

interface RestoreTrial {
  readonly file: string;
  /** The migrations of this version of the product. */
  readonly migrations: readonly MigrationFile[];
  /** The scratch folder is made in it, and removed again. */
  readonly dataDir: string;
}

const silentLog = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Restores an archive, as whoever needs it would, into a database and a folder that are made for it and removed afterwards,
 * and adds up what came. The database is an embedded one: no server need let anybody make databases.
 */
export async function tryRestore({ file, migrations, dataDir }: RestoreTrial): Promise<Sums> {
  const scratch = await mkdtemp(join(dataDir, '.restore-trial-'));
  try {
    const database = await openEmbedded({ dataDir: scratch, log: silentLog });
    try {
      const uploads = join(scratch, UPLOADS);
      await restoreBackup({ database, uploads, migrations, file, log: silentLog });
      return await database.session((session) => sumStored(session, uploads));
    } finally {
      await database.close();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
