import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { result } from '../../../../../schemas/exams/result.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Store } from '../../../services/store.ts';
import type { AppError } from '../../../errors.ts';
import { refuseInSchool } from '../../refusals.ts';
import { namedFew } from './namedFew.ts';
import { isInScope, isOfExam, type ResultScope } from '../exams/scope.ts';

const { generated, published } = codesOf(result.fields.status);

/** The marks of exams that a result `r` is made of where it is a year's final: one row `c` for each subject and exam. */
const COUNTED_MARKS = sql`results_subjects s
  cross join lateral jsonb_array_elements(s.components::jsonb) c(mark)
  where s.parent_id = r.id and (c.mark ->> 'exam_type_id')::bigint`;

/**
 * The refusal to publish finals `r` that tell marks of results that are not published; undefined where all of them are. An
 * exam with a version that waits for its publication is refused too: the final may have counted that one.
 */
export async function refusalOfFinals({ trx }: Store, finals: RawBuilder<SqlBool>): Promise<AppError | undefined> {
  const isOfExamAndStudent = sql`o.student_id = r.student_id and o.academic_year_id = r.academic_year_id
    and o.exam_type_id = t.id`;
  const { rows } = await sql<{ name: string }>`
    select t.name from exam_types t
    where exists (
      select from results r
      where ${finals} and r.exam_type_id is null and exists (select from ${COUNTED_MARKS} = t.id)
        and (not exists (select from results o where ${isOfExamAndStudent} and o.status = ${published})
          or exists (select from results o where ${isOfExamAndStudent} and o.status = ${generated})))
    order by t."order", t.id`.execute(trx);
  if (rows.length === 0) return undefined;
  return refuseInSchool.examsNotPublished({ names: namedFew(rows.map(({ name }) => name)) });
}

/** Refuses to take back results of an exam while a published final of the same students tells their marks. */
export async function refuseIfFinalPublished({ trx }: Store, scope: ResultScope): Promise<void> {
  if (scope.exam_type_id === null) return;
  const { rows } = await sql<{ tells: boolean }>`
    select exists (
      select from results o
      join results r on r.student_id = o.student_id and r.academic_year_id = o.academic_year_id
      where ${isInScope('o', scope)} and ${isOfExam('o', scope)} and o.status = ${published}
        and r.exam_type_id is null and r.status = ${published}
        and exists (select from ${COUNTED_MARKS} = ${scope.exam_type_id})) as tells`.execute(trx);
  if (rows[0]?.tells) throw refuseInSchool.finalPublished();
}
