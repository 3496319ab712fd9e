import { sql } from 'kysely';
import type { OwnResult } from '../../../../../schemas/dashboard.ts';
import { result } from '../../../../../schemas/exams/result.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import { readAccessBasis } from '../../../policies/require.ts';
import { schoolTables } from '../../tables.ts';
import { isVisibleResult } from '../results/isVisibleResult.ts';
import type { TileCall } from './tile.ts';

const { published } = codesOf(result.fields.status);

/** What a student has reached in the newest exam that is published, as far as the caller may see results. */
export async function ownResult(call: TileCall, student: number): Promise<OwnResult | undefined> {
  const { context, caller } = call;
  if (readAccessBasis(caller, context.registry.get(result.name)) === undefined) return undefined;
  const { rows } = await sql<OwnResult>`
    select r.id, y.year, e.name as exam, r.gpa::text as gpa, r.letter
    from results r
    join academic_years y on y.id = r.academic_year_id
    left join exam_types e on e.id = r.exam_type_id
    where r.student_id = ${student} and r.status = ${published} and ${isVisibleResult('r', call)}
    order by y.starts_on desc, e."order" desc nulls first, r.version_no desc
    limit 1`.execute(schoolTables<'results'>(context));
  return rows[0];
}
