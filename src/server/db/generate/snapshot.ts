import type { TableModel } from '../modelTypes.ts';

/** The tables after all migrations, as text to commit: one line for each column, in a fixed order. */
export function writeSnapshot(tables: readonly TableModel[]): string {
  const parts = byName(tables).map((table) => {
    const lines = [
      `    "name": ${JSON.stringify(table.name)}`,
      `    "resource": ${JSON.stringify(table.resource)}`,
      ...(table.field ? [`    "field": ${JSON.stringify(table.field)}`] : []),
      list(
        'columns',
        byName(table.columns).map(({ field, renamedFrom, ...column }) => column),
      ),
      `    "primaryKey": ${JSON.stringify(table.primaryKey)}`,
      list('checks', byName(table.checks)),
      list('foreignKeys', byName(table.foreignKeys)),
      list('indexes', byName(table.indexes)),
    ];
    return `  {\n${lines.join(',\n')}\n  }`;
  });
  return `[\n${parts.join(',\n')}\n]\n`;
}

/** The tables of a snapshot. */
export function readSnapshot(text: string): TableModel[] {
  return JSON.parse(text) as TableModel[];
}

function list(key: string, items: readonly object[]): string {
  if (items.length === 0) return `    "${key}": []`;
  return `    "${key}": [\n${items.map((item) => `      ${JSON.stringify(item)}`).join(',\n')}\n    ]`;
}

function byName<T extends { readonly name: string }>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => (a.name < b.name ? -1 : 1));
}
