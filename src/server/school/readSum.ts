/** A query that selects one `sum`. */
interface SumQuery {
  executeTakeFirstOrThrow(): Promise<{ readonly sum: number | string | bigint | null }>;
}

/** What a query sums up: PostgreSQL answers null where there is no row, and text where the number may be long. */
export async function readSum(query: SumQuery): Promise<number> {
  const { sum } = await query.executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
