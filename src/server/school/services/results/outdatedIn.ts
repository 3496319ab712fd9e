import { type Kysely, sql } from 'kysely';
import { OUTDATED_BY } from '../../../../../schemas/exams/resultParts.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { withCountedResults } from './countedResults.ts';
import { readGradingRules, type RuleTables } from '../exams/gradingRules.ts';
import type { ResultScope } from '../exams/scope.ts';

/** More classes than any school has. */
const ALL_CLASSES = 1_000;

type OutdatedBy = (typeof OUTDATED_BY)[number];

type OutdatedScope = Pick<ResultScope, 'academic_year_id' | 'exam_type_id'> & { readonly class_id: number | null };

/**
 * What has changed since the newest results of an exam were generated, in a class or in any class, as the overview names
 * it.
 */
export async function outdatedIn(
  { db, context, caller }: { readonly db: Kysely<RuleTables>; readonly context: Context; readonly caller: Caller },
  { academic_year_id, exam_type_id, class_id }: OutdatedScope,
): Promise<readonly OutdatedBy[]> {
  const { rules } = await readGradingRules(db);
  const asked = {
    academic_year_id,
    exam_type_id,
    class_id,
    is_final: exam_type_id === null ? 1 : 0,
    offset: 0,
  } as const;
  const page = withCountedResults({ context, caller, asked, count: ALL_CLASSES, rules });
  const { rows } = await sql<{ change: OutdatedBy }>`${page}
    select distinct unnest(changes) as change from outdated
    where exam_type_id is not distinct from ${exam_type_id}::bigint`.execute(db);
  const found = new Set(rows.map(({ change }) => change));
  return OUTDATED_BY.filter((name) => found.has(name));
}
