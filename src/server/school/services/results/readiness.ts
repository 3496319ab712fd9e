import { sql, type Transaction } from 'kysely';
import { resultRun } from '../../../../../schemas/exams/resultRun.ts';
import type { resultReadiness } from '../../../../../schemas/exams/readinessCalls.ts';
import type { Answered } from '../../../../core/calls/defineCall.ts';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Store } from '../../../services/resources/write/store.ts';
import { inTransaction } from '../../../services/resources/write/transaction.ts';
import type { Translator } from '../../../translate.ts';
import { refuseInSchool } from '../../refusals.ts';
import { tablesOf } from '../../tables.ts';
import { type PlannedPart, planExam, type PlanTables } from './examPlan.ts';
import { readGradingRules } from './gradingRules.ts';
import { cohortParts, pupils, withMarkedParts } from './markedParts.ts';
import { missingMarks, missingResults } from './missing.ts';
import type { ResultScope } from './scope.ts';

type Readiness = Answered<typeof resultReadiness>;

/** How far the marks of an exam are, by cohort and subject, and what keeps its results from being generated. */
export function readReadiness(given: {
  readonly context: Context;
  readonly scope: ResultScope;
  readonly translator: Translator;
}): Promise<Readiness> {
  const { context, scope, translator } = given;
  return inTransaction({ context, resource: context.registry.get(resultRun.name) }, async (store) => {
    const { trx } = store;
    const sections = await sectionsOf(trx, scope);
    const problems = await problemsOf(store, translator);
    if (scope.exam_type_id === null) {
      const missing = await missingResults(trx, scope);
      return { sections, subjects: [], cells: [], missing, without_fourth: [], problems };
    }
    const plan = await planExam(tablesOf<keyof PlanTables>(store), scope);
    return {
      sections,
      subjects: await subjectsOf(trx, scope, plan),
      cells: await cellsOf(trx, scope, plan),
      missing: await missingMarks(trx, scope, plan),
      without_fourth: await withoutFourth(trx, scope, plan),
      problems,
    };
  });
}

async function problemsOf(store: Store, translator: Translator): Promise<string[]> {
  const { problems } = await readGradingRules(tablesOf<'grade_types' | 'institutes'>(store));
  return problems.map((problem) => translator.refusal(refuseInSchool.gradeTypes(problem)));
}

async function sectionsOf(trx: Transaction<Tables>, scope: ResultScope): Promise<Readiness['sections']> {
  const { rows } = await sql<Readiness['sections'][number]>`
    with ${pupils(scope)}
    select c.*, s.name, v.name as version, h.name as shift, w.name as wing, g.name as student_group
    from (select ${cohortParts('u')}, count(*)::int as students from pupils u group by ${cohortParts('u')}) c
    join sections s on s.id = c.section_id
    join versions v on v.id = c.version_id
    join shifts h on h.id = c.shift_id
    join wings w on w.id = c.wing_id
    left join student_groups g on g.id = c.student_group_id
    order by s.name, ${cohortParts('c')}`.execute(trx);
  return rows;
}

/** The subjects of the class by code, with those that have no distribution in the exam. */
async function subjectsOf(
  trx: Transaction<Tables>,
  scope: ResultScope,
  plan: readonly PlannedPart[],
): Promise<Readiness['subjects']> {
  const planned = [...new Set(plan.map(({ subject_id }) => subject_id))];
  const { rows } = await sql<Readiness['subjects'][number]>`
    select s.id, s.name, s.code, (s.id = any(${planned}::bigint[]))::int as has_distribution
    from subjects s
    where s.id = any(${planned}::bigint[]) or s.is_active = 1 and exists (
      select from subjects_classes c
      where c.parent_id = s.id and c.class_id = ${scope.class_id} and c.requirement = 'compulsory')
    order by s.code, s.id`.execute(trx);
  return rows;
}

async function cellsOf(
  trx: Transaction<Tables>,
  scope: ResultScope,
  plan: readonly PlannedPart[],
): Promise<Readiness['cells']> {
  const { rows } = await sql<Readiness['cells'][number]>`${withMarkedParts(scope, plan)},
    sat as (
      select student_id, subject_id, bool_or(is_missing) as is_missing, bool_or(is_absent) as is_absent
      from parts
      group by student_id, subject_id
    )
    select ${cohortParts('u')}, a.subject_id, count(*)::int as students,
      (count(*) filter (where not a.is_missing))::int as complete, (count(*) filter (where a.is_absent))::int as absent
    from sat a
    join pupils u on u.student_id = a.student_id
    group by ${cohortParts('u')}, a.subject_id
    order by ${cohortParts('u')}, a.subject_id`.execute(trx);
  return rows;
}

/** Students who could choose a fourth subject and have none. */
async function withoutFourth(
  trx: Transaction<Tables>,
  scope: ResultScope,
  plan: readonly PlannedPart[],
): Promise<Readiness['without_fourth']> {
  const { rows } = await sql<Readiness['without_fourth'][number]>`${withMarkedParts(scope, plan)}
    select ${cohortParts('u')}, json_agg(json_build_object('id', s.id, 'name', s.name) order by u.roll_no, s.id) as students
    from pupils u
    join students s on s.id = u.student_id
    where exists (select from plan p where p.in_group = u.in_group and p.requirement in ('fourth', 'optional_fourth'))
      and not exists (select from fourth f where f.student_id = u.student_id)
    group by ${cohortParts('u')}
    order by ${cohortParts('u')}`.execute(trx);
  return rows;
}
