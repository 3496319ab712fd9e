import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { asOwner } from '../server/db/asOwner.ts';
import { removeHeadFile } from '../server/db/auditChain/head.ts';
import { UPLOADS } from '../server/db/archive/manifest.ts';
import { restoreBackup } from '../server/db/archive/restoreBackup.ts';
import { ArchiveError } from '../server/db/archive/tar.ts';
import { migrations } from '../server/db/migrations/index.ts';
import { log, DATABASE_HELP, runOnDatabase } from './support/runOnDatabase.ts';

const USAGE = `npm run restore -- <file.tar.gz>

Brings a backup into an empty database and an empty uploads folder, and migrates it to this version.
${DATABASE_HELP}
So a school moves from the embedded database to PostgreSQL: npm run backup, then npm run restore with DATABASE_URL.`;

const [given, ...others] = process.argv.slice(2);

if (!given || given.startsWith('-') || others.length > 0) console.log(USAGE);
else {
  const file = resolve(given);
  const requireFile = () => {
    if (!existsSync(file)) throw new ArchiveError(`There is no file ${file}.`);
  };
  await runOnDatabase(requireFile, async ({ database, env }) => {
    const restore = (owned: typeof database) =>
      restoreBackup({ database: owned, uploads: join(env.dataDir, UPLOADS), migrations, file, log });
    const { version, created_at, tables, files } = await asOwner({ database, env, log }, restore);
    await removeHeadFile(env.dataDir);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored: the backup of ${created_at} by Campus ${version}, ${tables.length} tables with ${rows} rows, ${files} files.`,
    );
  });
}
