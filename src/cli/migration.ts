import '../server/plainErrors.ts';
import { fileURLToPath } from 'node:url';
import { registry } from '../../schemas/index.ts';
import { MigrationRefusedError, type WrittenMigration, writeMigration } from '../server/db/generate/writeMigration.ts';
import { argumentsOrRefusal } from './support/readArguments.ts';

const DIRECTORY = fileURLToPath(new URL('../server/db/migrations', import.meta.url));

const NOTHING_WRITTEN = 'No migration was written.';

const USAGE = `npm run migration -- <name> [options]

Writes src/server/db/migrations/NNNN_<name>.sql with what the declarations in schemas/ ask for beyond the migrations there are.

  --fill table.column="SQL"  what the rows that are there get: in a new required column, or in one that changes its type
  --allow-drop               deletes columns and tables that are no longer declared, with all that is in them
  --rewrite                  writes the only generated migration anew, as long as no database that matters has seen it`;

const given = argumentsOrRefusal(
  {
    fill: { type: 'string', multiple: true, default: [] },
    'allow-drop': { type: 'boolean', default: false },
    rewrite: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
  NOTHING_WRITTEN,
);
type Given = NonNullable<typeof given>;
if (given) run(given);

function run({ values, positionals }: Given): void {
  try {
    console.log(values.help || positionals.length !== 1 ? USAGE : reportOf(write(positionals[0] ?? '', values)));
  } catch (error) {
    if (!(error instanceof MigrationRefusedError)) throw error;
    console.error(`${NOTHING_WRITTEN}\n${error.message}`);
    process.exitCode = 1;
  }
}

function write(name: string, values: Given['values']): WrittenMigration {
  return writeMigration({
    registry,
    directory: DIRECTORY,
    name,
    fills: new Map(values.fill.map(readFill)),
    allowDrop: values['allow-drop'],
    rewrite: values.rewrite,
  });
}

function readFill(text: string): [string, string] {
  const [, place, sql] = /^(\w+\.\w+)=(.+)$/s.exec(text) ?? [];
  if (!place || !sql) throw new MigrationRefusedError(`--fill ${text}: is not table.column="SQL"`);
  return [place, sql];
}

function reportOf({ file, says }: WrittenMigration): string {
  if (!file) return 'Nothing to do: the migrations are what the declarations ask for.';
  const lines = [
    ...says.map((line) => `  ${line}`),
    'It is applied at the next start. Read it, and commit it with the snapshot beside it.',
  ];
  return [`Written: src/server/db/migrations/${file}`, ...lines].join('\n');
}
