import { sql } from 'kysely';
import type { latestResults } from '../../../../../schemas/exams/resultPageCalls.ts';
import type { Answered } from '../../../../core/calls/defineCall.ts';
import { schoolTables } from '../../tables.ts';
import { type CountRequest, isCounted, visibleResultIds } from './countedResults.ts';

type Latest = Answered<typeof latestResults>;

/** The year, exam and class of the newest results in the caller's sight; of several made at once the lowest class. */
export async function readLatest(asked: Omit<CountRequest, 'scope'>): Promise<Latest> {
  const { rows } = await sql<NonNullable<Latest>>`
    select r.academic_year_id, r.exam_type_id, r.class_id
    from results r
    join academic_years y on y.id = r.academic_year_id
    left join exam_types e on e.id = r.exam_type_id
    join classes c on c.id = r.class_id
    where r.id in (${visibleResultIds(asked, {})}) and ${isCounted('r')}
    order by y.starts_on desc, e."order" desc nulls first, c."order", r.id
    limit 1`.execute(schoolTables<'results'>(asked.context));
  return rows[0] ?? null;
}
