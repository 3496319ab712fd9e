import { type Expression, type RawBuilder, sql } from 'kysely';

/** A time of day as `HH:MM`. */
export function clockTime<Time extends string | null>(time: Expression<Time>): RawBuilder<Time> {
  return sql<Time>`left(${time}::text, 5)`;
}
