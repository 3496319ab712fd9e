import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '../../../core/registry.ts';
import { tablesOf } from '../model.ts';
import { planMigration } from './plan.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import type { Change } from './steps.ts';

export interface MigrationRequest {
  readonly registry: Registry;
  /** Folder of the migrations. */
  readonly directory: string;
  /** The name of the migration, in snake_case. */
  readonly name: string;
  /** SQL values for existing rows, by `table.column`. */
  readonly fills?: ReadonlyMap<string, string>;
  readonly allowDrop?: boolean;
  /** Writes the only generated migration again from the beginning. Allowed only if no database has applied it. */
  readonly rewrite?: boolean;
}

export interface WrittenMigration {
  /** Undefined if there is nothing to change. */
  readonly file?: string;
  /** Descriptions of the changes, one line each. */
  readonly says: readonly string[];
}

/** The migration cannot be written. The message has a line for each reason. */
export class MigrationRefusedError extends Error {
  override readonly name = 'MigrationRefusedError';
}

export const SNAPSHOT_FILE = 'snapshot.json';

const NAME = /^[a-z][a-z0-9_]*$/;
const GENERATED = '-- Written by `npm run migration` from the declarations in schemas/.';

/** Compares the declarations with the snapshot, and writes the differences as the next migration. */
export function writeMigration(request: MigrationRequest): WrittenMigration {
  const { registry, directory, name, fills = new Map(), allowDrop = false, rewrite = false } = request;
  if (!NAME.test(name))
    throw new MigrationRefusedError(
      `"${name}" is no name for a migration: use small letters, digits and _, such as add_books.`,
    );
  const file = rewrite ? onlyGenerated(directory, name) : nextFile(directory, name);
  const snapshot = join(directory, SNAPSHOT_FILE);
  const before = rewrite || !existsSync(snapshot) ? [] : readSnapshot(readFileSync(snapshot, 'utf8'));
  const after = tablesOf(registry);
  const { changes, problems } = planMigration({ before, after, registry, fills, allowDrop });
  if (problems.length > 0) throw new MigrationRefusedError(problems.join('\n'));
  const text = writeSnapshot(after);
  if (changes.length === 0 && writeSnapshot(before) === text) return { says: [] };
  // A renamed resource may keep its tables. Then only the snapshot changes.
  if (changes.length > 0) writeFileSync(join(directory, file), migrationText(changes));
  writeFileSync(snapshot, text);
  return { file: changes.length > 0 ? file : undefined, says: changes.flatMap(({ says }) => says ?? []) };
}

function migrationText(changes: readonly Change[]): string {
  const blocks = [GENERATED];
  let resource = '';
  for (const change of changes) {
    const notes = change.resource === resource ? [] : [`-- ${change.resource}`];
    if (change.isLoss) notes.push(`-- Loss: ${change.says}`);
    resource = change.resource;
    blocks.push([...notes, change.sql].join('\n'));
  }
  return `${blocks.join('\n\n')}\n`;
}

function nextFile(directory: string, name: string): string {
  const numbers = migrationFiles(directory).map((file) => Number(file.slice(0, 4)));
  return `${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}_${name}.sql`;
}

function onlyGenerated(directory: string, name: string): string {
  const generated = migrationFiles(directory).filter((file) =>
    readFileSync(join(directory, file), 'utf8').startsWith(GENERATED),
  );
  const [only] = generated;
  if (only && generated.length === 1 && only.slice(5) === `${name}.sql`) return only;
  const found = generated.length > 0 ? generated.join(', ') : 'none';
  throw new MigrationRefusedError(`--rewrite needs ${name} to be the only generated migration; there is ${found}.`);
}

function migrationFiles(directory: string): string[] {
  return readdirSync(directory)
    .filter((file) => /^\d{4}_.*\.sql$/.test(file))
    .sort();
}
