import { type Kysely, sql } from 'kysely';
import { IMPORT_KIND } from '../../../../core/calls/jobKinds.ts';
import type { Tables } from '../../../db/tables.ts';
import { refuse } from '../../../errors.ts';

/** Refuses the rows that wait where another import has taken of them; of two at once the second waits here for the first. */
export async function requireRest(db: Kysely<Tables>, id: number): Promise<void> {
  await db.selectFrom('jobs').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  const taken = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', IMPORT_KIND)
    .where('state', '=', 'done')
    .where(sql<boolean>`(input ->> 'restOf')::bigint = ${id}`)
    .where(sql<boolean>`(result ->> 'created')::bigint > 0`)
    .executeTakeFirst();
  if (taken) throw refuse.importRestTaken();
}
