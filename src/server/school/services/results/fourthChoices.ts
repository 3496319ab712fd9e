import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { resultReadiness } from '../../../../../schemas/exams/readinessCalls.ts';
import type { Answered } from '../../../../core/calls/defineCall.ts';
import type { Tables } from '../../../db/tables.ts';
import type { PlannedPart } from './examPlan.ts';
import { cohortParts, withMarkedParts } from './markedParts.ts';
import type { ResultScope } from '../exams/scope.ts';

type Readiness = Answered<typeof resultReadiness>;

interface PlannedScope {
  readonly trx: Transaction<Tables>;
  readonly scope: ResultScope;
  readonly plan: readonly PlannedPart[];
}

/** Students who could choose a fourth subject in the exam and have chosen none. */
export async function withoutFourth({ trx, scope, plan }: PlannedScope): Promise<Readiness['without_fourth']> {
  const { rows } = await sql<Readiness['without_fourth'][number]>`${withMarkedParts(scope, plan)}
    select ${cohortParts('u')}, json_agg(json_build_object('id', s.id, 'name', s.name) order by u.roll_no, s.id) as students
    from pupils u
    join students s on s.id = u.student_id
    where exists (select from plan p where p.in_group = u.in_group and p.requirement in ('fourth', 'optional_fourth'))
      and not exists (
        select from fourth_subjects f
        where f.student_id = u.student_id and f.academic_year_id = ${scope.academic_year_id})
    group by ${cohortParts('u')}
    order by ${cohortParts('u')}`.execute(trx);
  return rows;
}

/**
 * Students whose fourth subject may not be chosen as such in their class and group, or is compulsory there: they changed
 * group, or the subject was declared anew, after it was chosen.
 */
export async function wrongFourth({ trx, scope, plan }: PlannedScope): Promise<Readiness['wrong_fourth']> {
  const { rows } = await sql<Readiness['wrong_fourth'][number]>`${withMarkedParts(scope, plan)}
    select ${cohortParts('u')}, json_agg(json_build_object('id', s.id, 'name', s.name, 'subject', c.name)
      order by u.roll_no, s.id) as students
    from pupils u
    join students s on s.id = u.student_id
    join fourth_subjects f on f.student_id = u.student_id and f.academic_year_id = ${scope.academic_year_id}
    join subjects c on c.id = f.subject_id
    where not ${MAY_BE_FOURTH}
    group by ${cohortParts('u')}
    order by ${cohortParts('u')}`.execute(trx);
  return rows;
}

// What a subject says of the group goes before what it says of every group.
const MAY_BE_FOURTH: RawBuilder<unknown> = sql`coalesce((
  select d.requirement in ('fourth', 'optional_fourth')
  from subjects_classes d
  where d.parent_id = f.subject_id and d.class_id = u.class_id
    and (d.student_group_id is null or d.student_group_id = u.student_group_id)
  order by d.student_group_id nulls last limit 1), false)`;
