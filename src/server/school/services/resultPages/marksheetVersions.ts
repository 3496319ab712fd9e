import { type RawBuilder, sql } from 'kysely';
import { result } from '../../../../../schemas/exams/result.ts';
import type { Marksheet } from '../../../../../schemas/exams/resultPageCalls.ts';
import { resultPublication } from '../../../../../schemas/exams/resultPublication.ts';
import { CLASS_PARTS } from '../../../../../schemas/academics/cohort.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { isAllowed } from '../../../policies/require.ts';
import { schoolTables } from '../../tables.ts';
import { visibleResultIds } from './countedResults.ts';

const { done } = codesOf(resultPublication.fields.status);

interface ReadRequest {
  readonly context: Context;
  readonly caller: Caller;
}

/** The exam of a student; without one the final of the year. */
type ExamOfStudent = Readonly<
  Record<'student_id' | 'academic_year_id', number> & { readonly exam_type_id: number | null }
>;

/** All versions of a result in sight with when each was published, and to who may publish, why. */
export async function readVersions(
  { context, caller }: ReadRequest,
  of: ExamOfStudent,
): Promise<Marksheet['versions']> {
  const mayKnow = isAllowed(caller, context.registry.get(result.name), 'publish');
  const { rows } = await sql<Marksheet['versions'][number]>`
    select r.id, r.version_no as version, r.status, r.gpa::text, r.letter, r.published_at,
      ${mayKnow ? REASON : sql`null`} as reason
    from results r
    where r.id in (${visibleResultIds({ context, caller }, of)})
    order by r.version_no desc`.execute(schoolTables<'results' | 'result_publications'>(context));
  return rows;
}

/**
 * The reason of the publication with which a result `r` was published: of those of its class, the one that was written
 * down or, where it was planned, carried out at that time.
 */
const REASON = sql`case when r.published_at is not null then (
  select p.reason
  from result_publications p
  where p.kind = 'publish' and p.status = ${done} and p.academic_year_id = r.academic_year_id
    and p.exam_type_id is not distinct from r.exam_type_id and p.class_id = r.class_id
    and ${sql.join(CLASS_PARTS.map(isWithin), sql` and `)}
  order by least(${sql.join(['created_at', 'updated_at', 'takes_place_at'].map(distance))}), p.id desc
  limit 1
) end`;

function isWithin(name: string): RawBuilder<unknown> {
  return sql`(${sql.ref(`p.${name}`)} is null or ${sql.ref(`p.${name}`)} = ${sql.ref(`r.${name}`)})`;
}

function distance(name: string): RawBuilder<unknown> {
  return sql`abs(extract(epoch from ${sql.ref(`p.${name}`)} - r.published_at))`;
}
