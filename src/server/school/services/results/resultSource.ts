import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { planExam, type PlannedPart, type PlanTables } from './examPlan.ts';
import { withExamSubjects } from './examSubjects.ts';
import { withFinalSubjects } from './finalSubjects.ts';
import type { GradingRules } from '../exams/gradingRules.ts';
import { withMarkedParts } from './markedParts.ts';
import type { OwedMarks } from '../../owedMarks.ts';
import { missingMarks, missingResults } from './missing.ts';
import type { Examined } from '../exams/scope.ts';

/** What results are worked out of, in SQL. */
export interface ResultSource {
  /** The beginning of a query that ends with `pupils` and `subjects`, graded subjects of students in units. */
  readonly subjects: RawBuilder<unknown>;
  /** Whether a subject has the marks that it reaches. In a year's final it has its percent, as that is shown. */
  readonly addsMarks: boolean;
  /** Less of the same: enough for what else is asked here. */
  readonly pupils: RawBuilder<unknown>;
  /** Who sits a subject that is not their fourth. */
  readonly graded: RawBuilder<unknown>;
  /** How many parts, or for a year's final results of exams, are missing. */
  readonly missing: RawBuilder<unknown>;
  /** The same, where all subjects are in `graded`. */
  readonly missingOfGraded: RawBuilder<unknown>;
  /** Whose marks in which subject are above the full marks, after `pupils`. */
  readonly exceeding: RawBuilder<unknown>;
  /** How many parts or exams there are. */
  readonly planned: RawBuilder<unknown>;
  /** The parts of an exam; none for a year's final. */
  readonly plan: readonly PlannedPart[];
  readonly readMissing: (trx: Transaction<Tables>) => Promise<readonly OwedMarks[]>;
}

export async function resultSource(options: {
  readonly tables: Kysely<PlanTables>;
  readonly scope: Examined;
  readonly rules: GradingRules;
}): Promise<ResultSource> {
  const { tables, scope, rules } = options;
  const plan = scope.exam_type_id === null ? [] : await planExam(tables, scope);
  return plannedSource({ scope, rules, plan });
}

/** The same of an exam whose parts are known. */
export function plannedSource(options: {
  readonly scope: Examined;
  readonly rules: GradingRules;
  readonly plan: readonly PlannedPart[];
}): ResultSource {
  const { scope, rules, plan } = options;
  if (scope.exam_type_id === null) return finalSource(scope);
  return {
    subjects: withExamSubjects(scope, plan, rules),
    addsMarks: true,
    pupils: withMarkedParts(scope, plan),
    graded: SIT_COMPULSORY,
    missing: sql`select count(*) from marked where is_missing`,
    missingOfGraded: sql`(select coalesce(sum(parts), 0) from sat) - (select coalesce(sum(parts), 0) from graded)`,
    exceeding: sql`select student_id, subject_id from parts where mark > full_mark`,
    planned: sql`select count(*) from plan`,
    plan,
    readMissing: (trx) => missingMarks(trx, scope, plan),
  };
}

/** Whoever sits a subject in an exam that is not their fourth, after `withMarkedParts`. */
const SIT_COMPULSORY = sql`select student_id from marked where not is_fourth`;

function finalSource(scope: Examined): ResultSource {
  const subjects = withFinalSubjects(scope);
  const missing = sql`select count(*) from pupils u cross join exams t where not exists (
      select from newest n where n.student_id = u.student_id and n.exam_id = t.id)`;
  return {
    subjects,
    addsMarks: false,
    pupils: subjects,
    graded: sql`select student_id from subjects where not is_fourth`,
    missing,
    missingOfGraded: sql`(${missing})`,
    exceeding: sql`select student_id, unit as subject_id from subjects where exceeds`,
    planned: sql`select count(*) from exams`,
    plan: [],
    readMissing: (trx) => missingResults(trx, scope),
  };
}
