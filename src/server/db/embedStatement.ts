import { type RawBuilder, sql } from 'kysely';
import type { Statement } from './listSql.ts';

/** A statement as a part of another: its parameters get the numbers that they have in the whole. */
export function embedStatement<T = unknown>({ sql: text, parameters }: Statement): RawBuilder<T> {
  const pieces = text.split(/\$(\d+)/);
  return sql.join<T>(
    pieces.map((piece, index) => (index % 2 === 0 ? sql.raw(piece) : sql`${parameters[Number(piece) - 1]}`)),
    sql.raw(''),
  );
}
