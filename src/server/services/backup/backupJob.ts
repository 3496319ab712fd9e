import { join } from 'node:path';
import packageJson from '../../../../package.json' with { type: 'json' };
import { BACKUP_KIND } from '../../../core/calls/jobKinds.ts';
import { knownBackups } from '../../db/archive/knownBackups.ts';
import { makeBackup } from '../../db/archive/makeBackup.ts';
import { refuse } from '../../errors.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { nightlyName, removeOldBackups } from './retention.ts';

/** Makes the backup of a night, on one of the servers that share a database. */
export const backupJob = defineJob<object>({
  kind: BACKUP_KIND,
  isWanted: ({ backups }) => backups.at !== undefined,
  run: async ({ context, signal }) => {
    const { database, env, log } = context;
    const { folder, keep } = env.backups;
    const at = new Date();
    const file = join(folder, nightlyName(at));
    try {
      const { tables } = await makeBackup({
        database,
        dataDir: env.dataDir,
        version: packageJson.version,
        file,
        signal,
      });
      const removed = await removeOldBackups(folder, keep);
      log.info({ file, removed }, 'the backup of the night was made');
      return { result: { count: tables.reduce((sum, { rows }) => sum + rows, 0) } };
    } catch (err) {
      signal.throwIfAborted();
      // The cause may name folders, which whoever looks at jobs need not know.
      log.error({ err, file }, 'the backup of the night could not be made');
      await knownBackups(database).keepFailed(at.toISOString());
      throw refuse.backupFailed();
    }
  },
});
