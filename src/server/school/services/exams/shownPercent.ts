import { type RawBuilder, sql } from 'kysely';
import { type Decimal, exact } from '../../../../domain/results/exact.ts';
import { GradeScale, type GradeType } from '../../../../domain/results/grades.ts';

/**
 * A stored percent as it stands beside its letter. It is stored as it is shown; those with four decimals are of results
 * that were generated before that was so.
 */
export function shownPercent(percent: Decimal, grades: readonly GradeType[]): number {
  return new GradeScale(grades).shownPercent(exact(percent)).valueOf();
}

/** The same in SQL, of a subject `s` of a result `r`; only of an old one the rules that it was graded by are read. */
export const SHOWN_PERCENT: RawBuilder<unknown> = sql`case when s.percent = round(s.percent, 2) then s.percent else (
    select least(round(s.percent, 2), min(g.min_mark) - 0.01)
    from result_runs n
    cross join jsonb_to_recordset(n.rules::jsonb -> 'grades') as g(min_mark numeric)
    where n.id = r.run_id and g.min_mark > s.percent
  ) end`;
