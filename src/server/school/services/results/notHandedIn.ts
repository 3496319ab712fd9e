import { sql, type Transaction } from 'kysely';
import type { resultReadiness } from '../../../../../schemas/exams/readinessCalls.ts';
import { result } from '../../../../../schemas/exams/result.ts';
import { markSheet } from '../../../../../schemas/teaching/markSheet.ts';
import type { Answered } from '../../../../core/calls/defineCall.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Tables } from '../../../db/tables.ts';
import type { PlannedPart } from './examPlan.ts';
import { cohortColumns, cohortParts, isSameCohort, withMarkedParts } from './markedParts.ts';
import { TEACHERS } from './missing.ts';
import type { ResultScope } from '../exams/scope.ts';

/** A sheet that waits for its hand-in. */
export type WaitingSheet = Answered<typeof resultReadiness>['not_handed_in'][number];

const { handed_in } = codesOf(markSheet.fields.status);
const { published } = codesOf(result.fields.status);

/** Sheets on which no mark is missing and that their teachers could hand in now. */
export async function notHandedIn(
  trx: Transaction<Tables>,
  scope: ResultScope,
  plan: readonly PlannedPart[],
): Promise<readonly WaitingSheet[]> {
  const exam = scope.exam_type_id;
  const { rows } = await sql<WaitingSheet>`${withMarkedParts(scope, plan)},
    complete as (
      select ${cohortColumns('u')}, p.subject_id, p.place
      from parts p
      join pupils u on u.student_id = p.student_id
      group by ${cohortColumns('u')}, p.subject_id, p.place
      having not bool_or(p.is_missing)
    )
    select ${cohortParts('o')}, o.subject_id, ${TEACHERS}
    from complete o
    join sections s on s.id = o.section_id
    join exam_types x on x.id = ${exam}
    where coalesce(x.entry_opens_at <= now(), true) and coalesce(x.entry_closes_at > now(), true)
      and not exists (
        select from mark_sheets h
        where h.exam_type_id = ${exam} and h.subject_id = o.subject_id and h.status = ${handed_in}
          and ${isSameCohort('h', 'o')})
      and not exists (
        select from results r
        where r.exam_type_id = ${exam} and r.status = ${published} and ${isSameCohort('r', 'o')})
    order by s.name, ${cohortParts('o')}, o.place`.execute(trx);
  return rows;
}
