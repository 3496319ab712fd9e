import type { Kysely } from 'kysely';
import { gradeProblems, type GradeProblem, type GradeType } from '../../../../domain/results/grades.ts';
import type { SchoolTables } from '../../tables.ts';

/** The version of the rules of grading themselves, which every result is stored with. */
const RULES_VERSION = 1;

/** By what results are worked out: the school's grade types and settings as they are. */
export interface GradingRules {
  readonly version: number;
  readonly grades: readonly (GradeType & { readonly min_mark: number; readonly point: number })[];
  readonly rounds_up: boolean;
  readonly fourth_fails: boolean;
  readonly fourth_not_in_total: boolean;
}

/** The tables that tell them. */
export type RuleTables = Pick<SchoolTables, 'grade_types' | 'institutes'>;

/** The school's rules as they are now, with what keeps results from being graded by them. */
export async function readGradingRules(
  db: Kysely<RuleTables>,
): Promise<{ readonly rules: GradingRules; readonly problems: readonly GradeProblem[] }> {
  const grades = await db
    .selectFrom('grade_types')
    .select(['letter', 'min_mark', 'point'])
    .where('is_active', '=', 1)
    .orderBy('min_mark', 'desc')
    .execute();
  const institute = await db
    .selectFrom('institutes')
    .select(['rounds_marks_up', 'fourth_can_fail', 'fourth_counts_in_total'])
    .orderBy('id')
    .executeTakeFirst();
  const rules = {
    version: RULES_VERSION,
    grades,
    rounds_up: institute?.rounds_marks_up === 1,
    fourth_fails: institute?.fourth_can_fail === 1,
    fourth_not_in_total: institute?.fourth_counts_in_total === 0,
  };
  return { rules, problems: gradeProblems(grades) };
}

/** Rules as they were stored beside the results. */
export function storedRules(text: string): GradingRules {
  return JSON.parse(text) as GradingRules;
}
