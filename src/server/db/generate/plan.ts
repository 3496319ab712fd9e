import { modelName } from '../modelNames.ts';
import type { TableModel } from '../modelTypes.ts';
import { quote } from '../select.ts';
import { ColumnChanges } from './columnChanges.ts';
import { followRenames } from './renames.ts';
import {
  addCheck,
  addForeignKey,
  addPrimaryKey,
  createIndex,
  createTable,
  dropConstraint,
  dropIndex,
  dropTable,
} from './statements.ts';
import { type Change, type PlanOptions, Steps } from './steps.ts';

export interface Plan {
  readonly changes: readonly Change[];
  /** The reasons why the migration cannot be written. If there are any, the changes are incomplete. */
  readonly problems: readonly string[];
}

/**
 * Plans the steps from one model to another without loss of data. It never asks questions: missing information is a problem.
 * drizzle-kit is not used, because it supports "nulls not distinct" only for constraints. These allow no expression and no
 * condition, which our unique indexes need. It also asks questions when a column is added while another is removed.
 */
export function planMigration(options: PlanOptions): Plan {
  const { before, after, fills } = options;
  const renamed = followRenames(before, after);
  const steps = new Steps(options);
  for (const table of after) {
    const old = renamed.tables.find(({ name }) => name === table.name);
    if (old) changeTable(old, table, steps);
    else addTable(table, steps);
  }
  for (const old of renamed.tables) {
    if (!after.some(({ name }) => name === old.name)) removeTable(old, steps);
  }
  for (const place of fills.keys()) {
    if (!steps.filled.has(place)) steps.problems.push(`--fill ${place}: nothing there waits for a value`);
  }
  return { changes: [...renamed.changes, ...steps.inOrder()], problems: steps.problems };
}

function addTable(table: TableModel, steps: Steps): void {
  const { resource, name } = table;
  steps.createTables.push({ resource, says: `table ${name} created`, sql: createTable(table) });
  for (const index of table.indexes) steps.createTables.push({ resource, sql: createIndex(name, index) });
  for (const key of table.foreignKeys) steps.references.push({ resource, sql: addForeignKey(name, key) });
}

function changeTable(old: TableModel, table: TableModel, steps: Steps): void {
  const { name, resource } = table;
  const rebuilt = new ColumnChanges(old, table, steps).addSteps();

  const keys = compare(old.foreignKeys, table.foreignKeys);
  for (const key of keys.gone) steps.release.push({ resource, sql: dropConstraint(name, key.name) });
  for (const key of keys.added) {
    steps.references.push({
      resource,
      says: `${name}.${key.column} refers to ${key.target}`,
      sql: addForeignKey(name, key),
    });
  }

  const checks = compare(old.checks, table.checks);
  for (const check of checks.gone) steps.release.push({ resource, sql: dropConstraint(name, check.name) });
  for (const check of checks.added) steps.constraints.push({ resource, sql: addCheck(name, check) });

  // PostgreSQL drops the index of a column together with the column.
  const isRebuilt = ({ keys: sql }: { keys: readonly string[] }) =>
    rebuilt.some((column) => sql.some((key) => key.includes(quote(column))));
  const indexes = compare(old.indexes, table.indexes, isRebuilt);
  for (const { name: index } of indexes.gone) {
    steps.dropIndexes.push({ resource, says: `index ${index} dropped`, sql: dropIndex(index) });
  }
  for (const index of indexes.added) {
    steps.indexes.push({ resource, says: `index ${index.name} created`, sql: createIndex(name, index) });
  }

  if (JSON.stringify(old.primaryKey) === JSON.stringify(table.primaryKey)) return;
  steps.release.push({ resource, sql: dropConstraint(name, modelName('primaryKey', name)) });
  steps.constraints.push({ resource, sql: addPrimaryKey(table) });
}

function removeTable(old: TableModel, steps: Steps): void {
  const { name, resource } = old;
  if (!steps.options.allowDrop) {
    steps.problem(old, undefined, `the table ${name} is no longer declared; --allow-drop deletes it with all its rows`);
  }
  for (const key of old.foreignKeys) steps.release.push({ resource, sql: dropConstraint(name, key.name) });
  steps.dropTables.push({
    resource,
    says: `table ${name} deleted with all its rows`,
    sql: dropTable(name),
    isLoss: true,
  });
}

function compare<T extends { readonly name: string }>(
  old: readonly T[],
  wanted: readonly T[],
  isReplaced: (item: T) => boolean = () => false,
): { gone: T[]; added: T[] } {
  const isKept = (item: T, others: readonly T[]) =>
    !isReplaced(item) && others.some((other) => JSON.stringify(other) === JSON.stringify(item));
  return { gone: old.filter((item) => !isKept(item, wanted)), added: wanted.filter((item) => !isKept(item, old)) };
}
