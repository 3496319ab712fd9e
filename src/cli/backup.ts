import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { requireFolder } from '../server/db/dataFolder.ts';
import { differencesOf } from '../server/db/archive/sums.ts';
import { ArchiveError } from '../server/db/archive/tar.ts';
import { tryRestore } from '../server/db/archive/tryRestore.ts';
import type { BackupReport } from '../server/db/archive/writeBackup.ts';
import { migrations } from '../server/db/migrations/index.ts';
import { recordBackupCommand } from '../server/services/backup/recordCommand.ts';
import { makeBackup } from '../server/db/archive/makeBackup.ts';
import { readArguments } from './support/readArguments.ts';
import { DATABASE_HELP, requireDatabase, runOnDatabase, VERSION } from './support/runOnDatabase.ts';

const USAGE = `npm run backup [-- <file.tar.gz>] [--verify]

Writes all of the school into one archive: the database and the uploaded files. Without a file it goes to BACKUP_DIR, or
else to DATA_DIR/backups. What was written is read back from the disk and compared; with --verify the archive is also
restored, into a database and a folder that are made for it in DATA_DIR and removed afterwards, and compared with what was
backed up.
${DATABASE_HELP}
With the embedded database the server must be stopped; a PostgreSQL is read as of one moment while everything goes on.
npm run restore brings the archive into an empty database of either kind.`;

const asked = readArguments({
  usage: USAGE,
  options: { verify: { type: 'boolean', default: false } },
  words: [0, 1],
});

if (asked)
  await runOnDatabase(requireDatabase, async ({ database, env }) => {
    const file = resolve(asked.positionals[0] ?? join(env.backups.folder, defaultName()));
    if (existsSync(file)) throw new ArchiveError(`${file} is there already.`);
    requireFolder(dirname(file), 'BACKUP_DIR');
    const report = await makeBackup({ database, dataDir: env.dataDir, version: VERSION, file });
    await recordBackupCommand(database);
    console.log(
      [
        `Written: ${file}`,
        `  ${amountOf(report)}. It holds personal data: keep it where only you can read it.`,
        `  SHA-256: ${report.digest}`,
        '  Keep this line apart from the archive: npm run restore -- <file> --digest <SHA-256> shows that nobody has changed it.',
      ].join('\n'),
    );
    if (asked.values.verify) await verify({ file, report, dataDir: env.dataDir });
  });

/** Restores the archive on trial, and says what came of it. */
async function verify({ file, report, dataDir }: { file: string; report: BackupReport; dataDir: string }) {
  console.log('Restoring it on trial …');
  const found = await tryRestore({ file, migrations, dataDir });
  const differences = differencesOf(report.sums, found);
  if (differences.length > 0)
    throw new ArchiveError(
      [`Not verified: what the trial restored is not what was backed up. Do not rely on ${file}.`, ...differences].join(
        '\n  ',
      ),
    );
  console.log(`Verified: it was restored on trial, and ${amountOf(report)} are the same as those that were backed up.`);
}

function amountOf({ tables, files }: BackupReport): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables with ${rows} rows, ${files} files`;
}

function defaultName(): string {
  const moment = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  return `campus-${moment}.tar.gz`;
}
