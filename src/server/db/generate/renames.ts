import { modelName } from '../modelNames.ts';
import type { ColumnModel, TableModel } from '../modelTypes.ts';
import type { Change } from './steps.ts';
import { rename } from './statements.ts';

/** The renames, and the tables after them. */
export interface Renamed {
  readonly changes: readonly Change[];
  readonly tables: readonly TableModel[];
}

/** Applies every `renamedFrom` that the database does not have yet. Constraints and indexes with derived names are renamed too. */
export function followRenames(before: readonly TableModel[], after: readonly TableModel[]): Renamed {
  const changes: Change[] = [];
  let tables = before;
  for (const wanted of after) {
    const old = tables.find(({ name }) => name === wanted.renamedFrom);
    if (!old || has(tables, wanted.name) || has(after, old.name)) continue;
    const { resource } = wanted;
    changes.push({
      resource,
      says: `table ${old.name} renamed to ${wanted.name}`,
      sql: rename({ table: old.name }, wanted.name),
    });
    const [from, to] = [modelName('primaryKey', old.name), modelName('primaryKey', wanted.name)];
    changes.push({ resource, sql: rename({ table: wanted.name, constraint: from }, to) });
    tables = tables.map((table) => withTableRenamed(table, old.name, wanted.name));
  }
  tables = tables.map((table) => {
    const wanted = after.find(({ name }) => name === table.name);
    return wanted ? followInTable(table, wanted, changes) : table;
  });
  return { changes, tables };
}

function followInTable(table: TableModel, wanted: TableModel, changes: Change[]): TableModel {
  let current = table;
  for (const { name, renamedFrom } of wanted.columns) {
    if (
      !renamedFrom ||
      !has(current.columns, renamedFrom) ||
      has(current.columns, name) ||
      has(wanted.columns, renamedFrom)
    )
      continue;
    const says = `column ${table.name}.${renamedFrom} renamed to ${name}`;
    changes.push({ resource: wanted.resource, says, sql: rename({ table: table.name, column: renamedFrom }, name) });
    current = withColumnRenamed(current, renamedFrom, name);
  }
  const follow = <T extends { readonly name: string }>(
    own: readonly T[],
    others: readonly T[],
    kind: 'constraint' | 'index',
  ) =>
    own.map((each) => {
      const other = has(others, each.name)
        ? undefined
        : others.find((item) => !has(own, item.name) && isSameBut(each, item));
      if (!other) return each;
      changes.push({ resource: wanted.resource, sql: rename({ table: table.name, [kind]: each.name }, other.name) });
      return other;
    });
  return {
    ...current,
    checks: follow(current.checks, wanted.checks, 'constraint'),
    foreignKeys: follow(current.foreignKeys, wanted.foreignKeys, 'constraint'),
    indexes: follow(current.indexes, wanted.indexes, 'index'),
  };
}

function withTableRenamed(table: TableModel, from: string, to: string): TableModel {
  return {
    ...table,
    name: table.name === from ? to : table.name,
    foreignKeys: table.foreignKeys.map((key) => (key.target === from ? { ...key, target: to } : key)),
  };
}

// PostgreSQL updates the name of the column in all expressions that use it.
function withColumnRenamed(table: TableModel, from: string, to: string): TableModel {
  const inSql = (sql: string) => sql.replaceAll(`"${from}"`, `"${to}"`);
  const plain = (name: string) => (name === from ? to : name);
  return {
    ...table,
    columns: table.columns.map(
      (column): ColumnModel => ({
        ...column,
        name: plain(column.name),
        ...(column.generated && { generated: inSql(column.generated) }),
      }),
    ),
    primaryKey: table.primaryKey.map(plain),
    checks: table.checks.map((check) => ({ ...check, condition: inSql(check.condition) })),
    foreignKeys: table.foreignKeys.map((key) => ({ ...key, column: plain(key.column) })),
    indexes: table.indexes.map((index) => ({
      ...index,
      keys: index.keys.map(inSql),
      ...(index.include && { include: index.include.map(plain) }),
      ...(index.where && { where: inSql(index.where) }),
    })),
  };
}

function has(items: readonly { readonly name: string }[], name: string): boolean {
  return items.some((item) => item.name === name);
}

function isSameBut(a: { readonly name: string }, b: { readonly name: string }): boolean {
  return JSON.stringify({ ...a, name: '' }) === JSON.stringify({ ...b, name: '' });
}
