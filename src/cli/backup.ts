import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeDigest } from '../server/db/archive/digest.ts';
import { UPLOADS } from '../server/db/archive/manifest.ts';
import { ArchiveError } from '../server/db/archive/tar.ts';
import { writeBackup } from '../server/db/archive/writeBackup.ts';
import type { Env } from '../server/env.ts';
import { DATABASE_HELP, runOnDatabase, VERSION } from './support/runOnDatabase.ts';

const USAGE = `npm run backup [-- <file.tar.gz>]

Writes all of the school into one archive: the database and the uploaded files. Without a file it goes to DATA_DIR/backups.
${DATABASE_HELP}
With the embedded database the server must be stopped; a PostgreSQL is read as of one moment while everything goes on.
npm run restore brings the archive into an empty database of either kind.`;

const [file, ...others] = process.argv.slice(2);

if (file === '--help' || file === '-h' || others.length > 0) console.log(USAGE);
else
  await runOnDatabase(requireDatabase, async ({ database, env }) => {
    const target = resolve(file ?? join(env.dataDir, 'backups', defaultName()));
    if (existsSync(target)) throw new ArchiveError(`${target} is there already.`);
    const { tables, files } = await writeBackup({
      database,
      uploads: join(env.dataDir, UPLOADS),
      version: VERSION,
      file: target,
    });
    const digest = await writeDigest(target);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      [
        `Written: ${target}`,
        `  ${tables.length} tables with ${rows} rows, ${files} files. It holds personal data: keep it where only you can read it.`,
        `  SHA-256: ${digest}`,
        '  Keep this line apart from the archive: npm run restore -- <file> --digest <SHA-256> shows that nobody has changed it.',
      ].join('\n'),
    );
  });

// Opening the embedded database where there is none would make one.
function requireDatabase({ databaseUrl, dataDir }: Env): void {
  const folder = join(dataDir, 'database');
  if (!databaseUrl && !existsSync(folder))
    throw new ArchiveError(`There is no database in ${dataDir} (DATA_DIR), and DATABASE_URL is not set.`);
}

function defaultName(): string {
  const moment = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  return `campus-${moment}.tar.gz`;
}
