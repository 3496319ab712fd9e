import type { CompiledQuery, Transaction } from 'kysely';
import { pipelineStatement } from './pipelineStatement.ts';
import { anyTable, type Row, type Tables } from './tables.ts';

/** By table and columns. To build a statement takes longer than to send it, and cells of a sheet come one by one. */
const compiled = new Map<string, CompiledQuery>();

/**
 * Sends a row ahead to where nobody needs its answer. When it fails, the
 * transaction's next statement or its commit fails with that error.
 */
export async function insertAhead(trx: Transaction<Tables>, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row).filter((name) => row[name] !== undefined);
  const key = [table, ...columns].join(' ');
  const known = compiled.get(key);
  if (known) return pipelineStatement(trx, { ...known, parameters: columns.map((name) => row[name]) });
  const query = anyTable(trx).insertInto(table).values(row).compile();
  compiled.set(key, query);
  await pipelineStatement(trx, query);
}
