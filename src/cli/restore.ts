import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { asOwner } from '../server/db/asOwner.ts';
import { removeHeadFile } from '../server/db/auditChain/head.ts';
import { type DigestCheck, checkDigest } from '../server/db/archive/digest.ts';
import { UPLOADS } from '../server/db/archive/manifest.ts';
import { restoreBackup } from '../server/db/archive/restoreBackup.ts';
import { ArchiveError } from '../server/db/archive/tar.ts';
import { migrations } from '../server/db/migrations/index.ts';
import { readArguments } from './support/readArguments.ts';
import { log, DATABASE_HELP, runOnDatabase } from './support/runOnDatabase.ts';

const USAGE = `npm run restore -- <file.tar.gz> [--digest <SHA-256>]

Brings a backup into an empty database and an empty uploads folder, and migrates it to this version.
${DATABASE_HELP}
So a school moves from the embedded database to PostgreSQL: npm run backup, then npm run restore with DATABASE_URL.`;

const SAYS: Readonly<Record<DigestCheck, string>> = {
  given: 'The archive is the one of this digest.',
  beside:
    'The archive is as the file .sha256 beside it says. That shows accidents; somebody who means it can change both. Against that, give the digest that the backup printed: --digest.',
  not: 'It is not known whether the archive was changed: there is no file .sha256 beside it, and no --digest was given. Compare this digest with the one that the backup printed.',
};

const asked = readArguments({ usage: USAGE, options: { digest: { type: 'string' } }, words: [1, 1] });

if (asked) {
  const file = resolve(String(asked.positionals[0]));
  const requireFile = () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) throw new ArchiveError(`There is no file ${file}.`);
    if (found.isDirectory()) throw new ArchiveError(`${file} is a folder: name the archive in it.`);
  };
  await runOnDatabase(requireFile, async ({ database, env }) => {
    const { digest, checked } = await checkDigest(file, asked.values.digest);
    console.log(`SHA-256: ${digest}\n${SAYS[checked]}`);
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
