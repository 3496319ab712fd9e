import { sql } from 'kysely';
import type { Caller } from '../../../caller.ts';
import type { Store } from '../../../services/store.ts';
import { tablesOf } from '../../tables.ts';
import { withCountedResults } from './countedResults.ts';
import { readGradingRules } from '../exams/gradingRules.ts';
import type { ResultScope } from '../exams/scope.ts';

/** What has changed since the newest results of an exam in a class were generated, as the overview names it. */
export async function outdatedIn(
  { store, caller }: { readonly store: Store; readonly caller: Caller },
  { academic_year_id, exam_type_id, class_id }: ResultScope,
): Promise<readonly string[]> {
  const { rules } = await readGradingRules(tablesOf<'grade_types' | 'institutes'>(store));
  const asked = {
    academic_year_id,
    exam_type_id,
    class_id,
    is_final: exam_type_id === null ? 1 : 0,
    offset: 0,
  } as const;
  const page = withCountedResults({ context: store.context, caller, asked, count: 1, rules });
  const { rows } = await sql<{ changes: readonly string[] }>`${page}
    select changes from outdated where exam_type_id is not distinct from ${exam_type_id}::bigint`.execute(store.trx);
  return rows[0]?.changes ?? [];
}
