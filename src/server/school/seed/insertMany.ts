import type { Session } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';

/** Inserts rows by one statement with one array parameter for each column. Returns the ids in the same order. */
export async function insertMany(
  session: Pick<Session, 'query'>,
  options: { readonly table: string; readonly types: Readonly<Record<string, string>>; readonly rows: readonly Row[] },
): Promise<number[]> {
  const { table, types, rows } = options;
  if (rows.length === 0) return [];
  const names = Object.keys(types);
  const columns = names.map((name) => `"${name}"`).join(', ');
  const lists = names.map((name, index) => `$${index + 1}::${types[name]}[]`).join(', ');
  const sql = `insert into "${table}" (${columns}) select * from unnest(${lists}) returning id`;
  const inserted = await session.query<{ id: number }>(
    sql,
    names.map((name) => rows.map((row) => row[name] ?? null)),
  );
  return inserted.map(({ id }) => id);
}
