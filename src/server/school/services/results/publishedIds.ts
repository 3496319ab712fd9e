import { sql } from 'kysely';
import { result } from '../../../../../schemas/exams/result.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { refuseInSchool } from '../../refusals.ts';
import { schoolTables } from '../../tables.ts';
import { isVisibleResult } from './isVisibleResult.ts';
import { isInScope, isOfExam, type ResultScope } from '../exams/scope.ts';

const { published } = codesOf(result.fields.status);

/** The published results of a scope that somebody may see, by section, of which each shift has its own, and roll; refused where there are none. */
export async function publishedIds({
  context,
  caller,
  scope,
}: {
  readonly context: Context;
  readonly caller: Caller;
  readonly scope: ResultScope;
}): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from results r
    where ${isInScope('r', scope)} and ${isOfExam('r', scope)} and r.status = ${published}
      and ${isVisibleResult('r', { context, caller })}
    order by r.version_id, r.shift_id, r.wing_id, r.section_id, coalesce(r.roll_no, 0), r.id`.execute(
    schoolTables<'results'>(context),
  );
  if (rows.length === 0) throw refuseInSchool.noneToPrint();
  return rows.map(({ id }) => id);
}
