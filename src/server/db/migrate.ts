import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeAdvisoryLock } from './advisoryLock.ts';
import { MigrationError } from './errors.ts';
import type { Log, OpenDatabase, Session } from './openDatabaseTypes.ts';

/**
 * `name` with its number and ending: `0001_initial.sql`. What SQL cannot say follows it as `followUp`, in its transaction; that has
 * no part in the checksum, and must go on doing what it did.
 */
export type MigrationFile = {
  name: string;
  sql: string;
  followUp?: (session: Pick<Session, 'query'>) => Promise<void>;
};

type MigrateOptions = { database: OpenDatabase; log: Log } & (
  | { directory: string }
  | { files: readonly MigrationFile[] }
);
type Migration = MigrationFile & { checksum: string };
type AppliedMigration = { name: string; checksum: string };

const NAME = /^\d{4}_\w+\.sql$/;

const HAS_RECORD = "select to_regclass('schema_migrations') is not null as is_there";
const CREATE_RECORD = `
  create table schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`;

/** Applies the migrations. Several processes may call it at the same time: one works, the others wait. */
export async function migrate(options: MigrateOptions): Promise<{ applied: string[] }> {
  const files = 'files' in options ? options.files : readMigrations(options.directory);
  const migrations = files.map(withChecksum).sort((a, b) => (a.name < b.name ? -1 : 1));
  checkNames(migrations);
  const { database, log } = options;
  return database.session(async (session) => {
    await takeAdvisoryLock(session, 'schema_migrations');
    // Whoever only works with the tables may not make any, also where there is nothing left to make.
    const [record] = await session.query<{ is_there: boolean }>(HAS_RECORD);
    if (!record?.is_there) await createRecord(session);
    const applied = await session.query<AppliedMigration>(
      'select name, checksum from schema_migrations order by name collate "C"',
    );
    const pending = pendingOf(migrations, applied);
    for (const migration of pending) {
      await apply(session, migration);
      log.info(`Migration ${migration.name} applied.`);
    }
    return { applied: pending.map(({ name }) => name) };
  });
}

export function readMigrations(directory: string): MigrationFile[] {
  const names = readdirSync(directory).filter((name) => name.endsWith('.sql'));
  return names.map((name) => ({ name, sql: readFileSync(join(directory, name), 'utf8') }));
}

/** Ignores line endings, because Git may change them. */
function withChecksum({ sql, ...file }: MigrationFile): Migration {
  return { ...file, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') };
}

function checkNames(migrations: readonly Migration[]): void {
  const numbers = new Set<string>();
  for (const { name } of migrations) {
    if (!NAME.test(name)) throw new MigrationError(`The migration ${name} must be called like 0001_what_it_does.sql.`);
    const number = name.slice(0, 4);
    if (numbers.has(number)) throw new MigrationError(`Two migrations have the number ${number}.`);
    numbers.add(number);
  }
}

/** The applied migrations must be the unchanged beginning of the migration files. */
function pendingOf(migrations: readonly Migration[], applied: readonly AppliedMigration[]): readonly Migration[] {
  applied.forEach(({ name, checksum }, index) => {
    const file = migrations.find((migration) => migration.name === name);
    if (!file) {
      throw new MigrationError(
        `The database has the migration ${name}, which this version does not know. Use the newer version.`,
      );
    }
    if (file.checksum !== checksum) {
      throw new MigrationError(
        `The migration ${name} was changed after it was applied. Undo the change and add a new migration.`,
      );
    }
    const expected = migrations[index];
    if (expected && expected.name !== name) {
      throw new MigrationError(
        `The migration ${expected.name} comes before ${name}, which was applied already. Give it a later number.`,
      );
    }
  });
  return migrations.slice(applied.length);
}

async function createRecord(session: Session): Promise<void> {
  try {
    await session.run(CREATE_RECORD);
  } catch (cause) {
    throw new MigrationError(`The first table cannot be made: ${reasonOf(cause)}`, { cause });
  }
}

/** If a statement fails, the end of the session rolls the transaction back. */
async function apply(session: Session, { name, sql, followUp, checksum }: Migration): Promise<void> {
  try {
    await session.run('begin');
    await session.run(sql);
    await followUp?.(session);
    await session.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await session.run('commit');
  } catch (cause) {
    throw new MigrationError(`The migration ${name} failed and was undone: ${reasonOf(cause)}`, { cause });
  }
}

function reasonOf(cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return isForbidden(cause) ? `${reason}. Set DATABASE_OWNER_URL to the account that owns the tables.` : reason;
}

/** PostgreSQL's code for what an account has no right to. */
function isForbidden(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42501';
}
