import { sql, type Transaction } from 'kysely';
import type { resultReadiness } from '../../../../../schemas/exams/readinessCalls.ts';
import { resultRun } from '../../../../../schemas/exams/resultRun.ts';
import { markSheet } from '../../../../../schemas/teaching/markSheet.ts';
import type { Answered } from '../../../../core/calls/defineCall.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AppError } from '../../../errors.ts';
import type { Store } from '../../../services/store.ts';
import { inTransaction } from '../../../services/resources/write/transaction.ts';
import type { Translator } from '../../../translate.ts';
import { refuseInSchool } from '../../refusals.ts';
import { tablesOf } from '../../tables.ts';
import { cohortsOf } from './cohortNames.ts';
import { type PlannedPart, planExam, type PlanTables, requiredSubjects } from './examPlan.ts';
import { withoutFourth, wrongFourth } from './fourthChoices.ts';
import { readGradingRules } from '../exams/gradingRules.ts';
import { cohortColumns, cohortParts, isSameCohort, withMarkedParts } from './markedParts.ts';
import { lastReminders } from './lastReminders.ts';
import { marksAbove } from './marksAbove.ts';
import { missingMarks, missingResults } from './missing.ts';
import { notHandedIn } from './notHandedIn.ts';
import { plannedSource } from './resultSource.ts';
import { isExamined, type ResultScope } from '../exams/scope.ts';
import { withoutCompulsory } from './withoutCompulsory.ts';

type Readiness = Answered<typeof resultReadiness>;

/** How a subject belongs to a class whose students may choose it as their fourth. */
const FOURTH: readonly string[] = ['fourth', 'optional_fourth'];
const { handed_in } = codesOf(markSheet.fields.status);

/** How far the marks of an exam are, by cohort and subject, and what keeps its results from being generated. */
export function readReadiness(options: {
  readonly context: Context;
  readonly scope: ResultScope;
  readonly translator: Translator;
}): Promise<Readiness> {
  const { context, scope, translator } = options;
  return inTransaction({ context, resource: context.registry.get(resultRun.name) }, async (store) => {
    const { trx } = store;
    const sections = await cohortsOf(trx, scope);
    const { rules, problems } = await readGradingRules(tablesOf<'grade_types' | 'institutes'>(store));
    const withRefusals = (...found: readonly (AppError | undefined)[]) =>
      [...problems.map((problem) => refuseInSchool.gradeTypes(problem)), ...found].flatMap((refusal) =>
        refusal ? [translator.refusal(refusal)] : [],
      );
    if (scope.exam_type_id === null) {
      const missing = await missingResults(trx, scope);
      const above = await marksAbove(trx, plannedSource({ scope, rules, plan: [] }));
      const none = { subjects: [], cells: [], not_handed_in: [], reminded: [], without_fourth: [], wrong_fourth: [] };
      return { ...none, sections, missing, problems: withRefusals(above) };
    }
    const plan = await planExam(tablesOf<keyof PlanTables>(store), scope);
    const source = plannedSource({ scope, rules, plan });
    const above = plan.length > 0 ? await marksAbove(trx, source) : undefined;
    const refusal = plan.length > 0 ? await withoutCompulsory(trx, source) : undefined;
    const missing = await missingMarks(trx, scope, plan);
    const waiting = await notHandedIn(trx, scope, plan);
    const teachers = [...missing, ...waiting].flatMap((owed) => owed.teachers.map(({ id }) => id));
    return {
      sections,
      subjects: await subjectsOf(store, scope, plan),
      cells: await cellsOf(trx, scope, plan),
      missing,
      not_handed_in: waiting,
      reminded: await lastReminders(trx, scope, teachers),
      without_fourth: await withoutFourth({ trx, scope, plan }),
      wrong_fourth: await wrongFourth({ trx, scope, plan }),
      problems: withRefusals(above, refusal),
    };
  });
}

/** The subjects of the class by code, with those that should have a distribution in the exam and have none. */
async function subjectsOf(
  store: Store,
  scope: ResultScope,
  plan: readonly PlannedPart[],
): Promise<Readiness['subjects']> {
  const required = await requiredSubjects(tablesOf<keyof PlanTables>(store), scope);
  const planned = [...new Set(plan.map(({ subject_id }) => subject_id))];
  const compulsory = required.filter(({ requirement }) => requirement === 'compulsory');
  const choosable = required.filter(({ requirement }) => FOURTH.includes(requirement));
  const { rows } = await sql<Readiness['subjects'][number]>`
    select s.id, s.name, s.code, (s.id = any(${planned}::bigint[]))::int as has_distribution
    from subjects s
    where s.id = any(${planned}::bigint[]) or s.is_active = 1 and (
      s.id = any(${compulsory.map(({ subject_id }) => subject_id)}::bigint[]) or exists (
        select from jsonb_to_recordset(${JSON.stringify(choosable)}::jsonb) as c(in_group bigint, subject_id bigint)
        join fourth_subjects f on f.subject_id = c.subject_id and f.academic_year_id = ${scope.academic_year_id}
        join enrolments e on e.student_id = f.student_id and coalesce(e.student_group_id, 0) = c.in_group
        where c.subject_id = s.id and ${isExamined(scope)}))
    order by s.code, s.id`.execute(store.trx);
  return rows;
}

async function cellsOf(
  trx: Transaction<Tables>,
  scope: ResultScope,
  plan: readonly PlannedPart[],
): Promise<Readiness['cells']> {
  const { rows } = await sql<Readiness['cells'][number]>`${withMarkedParts(scope, plan)},
    sat as (
      select student_id, subject_id, bool_or(is_missing) as is_missing, bool_and(is_missing) as has_none,
        bool_or(is_absent) as is_absent
      from parts
      group by student_id, subject_id
    ),
    counted as (
      select ${cohortColumns('u')}, a.subject_id, count(*)::int as students,
        (count(*) filter (where not a.is_missing))::int as complete,
        (count(*) filter (where a.is_missing and not a.has_none))::int as partly,
        (count(*) filter (where a.is_absent))::int as absent
      from sat a
      join pupils u on u.student_id = a.student_id
      group by ${cohortColumns('u')}, a.subject_id
    )
    select ${cohortParts('c')}, c.subject_id, c.students, c.complete, c.partly, c.absent, exists (
        select from mark_sheets h
        where h.exam_type_id = ${scope.exam_type_id} and h.subject_id = c.subject_id and h.status = ${handed_in}
          and ${isSameCohort('h', 'c')}
      )::int as is_handed_in
    from counted c
    order by ${cohortParts('c')}, c.subject_id`.execute(trx);
  return rows;
}
