import { verifyAndKeep } from '../server/db/auditChain/verifyChain.ts';
import { sealEntries } from '../server/db/auditChain/sealEntries.ts';
import { readArguments } from './support/readArguments.ts';
import { DATABASE_HELP, requireDatabase, runOnDatabase } from './support/runOnDatabase.ts';

const USAGE = `npm run audit:verify

Verifies the chain of hashes over the history, and names the first entry that does not fit. It ends with code 1 where one
does not.
${DATABASE_HELP}
With the embedded database the server must be stopped; with PostgreSQL everything goes on.`;

const PROBLEMS = {
  changed: 'was changed after it was written down',
  removed: 'was removed',
  inserted: 'was put in afterwards',
  cutOff: 'and those after it were cut off',
} as const;

if (readArguments({ usage: USAGE }))
  await runOnDatabase(requireDatabase, async ({ database, env }) => {
    await sealEntries({ database, dataDir: env.dataDir });
    const { entries, problem, entry_id } = await verifyAndKeep({ database, dataDir: env.dataDir });
    if (problem === null) {
      console.log(`The history holds: ${entries} entries are as they were written down.`);
      return;
    }
    const which = entry_id === null ? `The entry after the first ${entries}` : `Entry ${entry_id}`;
    console.error(`The history does not hold. ${which} ${PROBLEMS[problem]}.`);
    process.exitCode = 1;
  });
