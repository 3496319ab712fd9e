import { sql, type Transaction } from 'kysely';
import type { resultReadiness } from '../../../../../schemas/exams/readinessCalls.ts';
import type { Answered } from '../../../../core/calls/defineCall.ts';
import type { Tables } from '../../../db/tables.ts';
import { cohortParts, pupils } from './markedParts.ts';
import { type ResultScope, scopeOf } from '../exams/scope.ts';
import { CLASS_PARTS } from '../../../../../schemas/academics/cohort.ts';

/** A cohort by the names of its section and of what is around that, and how many are in it. */
type NamedCohort = Answered<typeof resultReadiness>['sections'][number];

type Cohort = Pick<NamedCohort, (typeof CLASS_PARTS)[number]>;

const AROUND = ['student_group', 'shift', 'version', 'wing'] as const;

/** Everybody who is enrolled in a scope, by cohort. */
export async function cohortsOf(db: Transaction<Tables>, scope: ResultScope): Promise<NamedCohort[]> {
  const { rows } = await sql<NamedCohort>`
    with ${pupils(scope)}
    select c.*, s.name, v.name as version, h.name as shift, w.name as wing, g.name as student_group
    from (select ${cohortParts('u')}, count(*)::int as students from pupils u group by ${cohortParts('u')}) c
    join sections s on s.id = c.section_id
    join versions v on v.id = c.version_id
    join shifts h on h.id = c.shift_id
    join wings w on w.id = c.wing_id
    left join student_groups g on g.id = c.student_group_id
    order by s.name, ${cohortParts('c')}`.execute(db);
  return rows;
}

/** What the sections of a class are called: each with what tells it from those of the same name, `A · Morning · Boys`. */
export async function sectionNames(
  db: Transaction<Tables>,
  { academic_year_id, class_id }: ResultScope,
): Promise<(cohort: Cohort) => string> {
  const cohorts = await cohortsOf(db, scopeOf({ academic_year_id, class_id }));
  const names = new Map(cohorts.map((cohort) => [keyOf(cohort), nameAmong(cohorts, cohort)]));
  return (cohort) => names.get(keyOf(cohort)) ?? '';
}

function nameAmong(cohorts: readonly NamedCohort[], cohort: NamedCohort): string {
  const ofName = cohorts.filter(({ name }) => name === cohort.name);
  const differing = AROUND.filter((part) => new Set(ofName.map((each) => each[part])).size > 1);
  return [cohort.name, ...differing.flatMap((part) => cohort[part] ?? [])].join(' · ');
}

/** A text that two rows of a class share only when they are about the same cohort. */
function keyOf(cohort: Cohort): string {
  return CLASS_PARTS.map((name) => cohort[name] ?? 0).join(' ');
}
