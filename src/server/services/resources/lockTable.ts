import { sql } from 'kysely';
import type { Store } from './store.ts';

/** Lets one write of a resource at a time look at the other records: two that are entered at the same moment would not see each other. */
export async function lockTable({ trx, resource }: Pick<Store, 'trx' | 'resource'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${resource.table}))`.execute(trx);
}
