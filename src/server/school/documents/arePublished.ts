import { result } from '../../../../schemas/exams/result.ts';
import { codesOf } from '../../../core/fields/field.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { schoolTables } from '../tables.ts';

const { published } = codesOf(result.fields.status);

/** Whether all of some results are published still: none was corrected or taken back. */
export async function arePublished(database: OpenDatabase, ids: readonly number[]): Promise<boolean> {
  const { count } = await schoolTables<'results'>({ database })
    .selectFrom('results')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...ids]))))
    .where('status', '=', published)
    .executeTakeFirstOrThrow();
  return count === ids.length;
}
