import { type RawBuilder, sql } from 'kysely';

/** `roundedReached` of `src/domain` as SQL. The SQL repeats the given expression several times. */
export function roundedReachedSql(value: RawBuilder<unknown>, decimals: number): RawBuilder<unknown> {
  const unit = sql.lit(1 / 10 ** decimals);
  return sql`least(round(${value}, ${sql.lit(decimals)}), case when ${value} < ceil(${value}) then ceil(${value}) - ${unit} end)`;
}
