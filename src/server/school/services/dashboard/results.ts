import { sql } from 'kysely';
import type { ClassResult, ResultFigures } from '../../../../../schemas/dashboard.ts';
import { result } from '../../../../../schemas/exams/result.ts';
import { resultPublication } from '../../../../../schemas/exams/resultPublication.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import { mayRead } from '../../../policies/require.ts';
import { seesAllRows } from '../../../services/resources/rowRules.ts';
import { schoolTables } from '../../tables.ts';
import { isVisibleResult } from '../results/isVisibleResult.ts';
import type { Tile } from './tile.ts';

const { published } = codesOf(result.fields.status);
const { done } = codesOf(resultPublication.fields.status);

type Newest = Omit<ResultFigures, 'classes' | 'is_own'>;

/** The newest published exam, by class: of everybody, or for a teacher of the own students. */
export const results: Tile<'results'> = {
  name: 'results',
  read: async (call) => {
    const resource = call.context.registry.get(result.name);
    if (!mayRead(call.caller, resource)) return undefined;
    // The tile counts classes: whoever reads their own results, as students and parents do, has no use for it.
    const readsOwn = resource.visibleTo.opening.some(({ need }) => call.caller.ability.can(need.action, need.subject));
    if (readsOwn && !seesAllRows(resource, call.caller)) return undefined;
    const tables = schoolTables<'results'>(call.context);
    const isShown = sql`r.status = ${published} and ${isVisibleResult('r', call)}`;
    // There are few publications and many results: the exams are found by what was published.
    const { rows: newest } = await sql<Newest>`
      select p.academic_year_id, p.exam_type_id, y.year, e.name as exam
      from (select distinct academic_year_id, exam_type_id from result_publications where status = ${done}) p
      join academic_years y on y.id = p.academic_year_id
      left join exam_types e on e.id = p.exam_type_id
      where exists (
        select from results r
        where r.academic_year_id = p.academic_year_id
          and (r.exam_type_id = p.exam_type_id or r.exam_type_id is null and p.exam_type_id is null) and ${isShown})
      order by y.starts_on desc, e."order" desc nulls first, p.exam_type_id
      limit 1`.execute(tables);
    const [exam] = newest;
    if (!exam) return undefined;
    const isOfExam =
      exam.exam_type_id === null ? sql`r.exam_type_id is null` : sql`r.exam_type_id = ${exam.exam_type_id}`;
    const { rows: classes } = await sql<ClassResult>`
      select c.id, c.name, count(*)::int as students, (count(*) filter (where r.is_passed = 1))::int as passed,
        round(avg(r.gpa), 2)::text as average_gpa
      from results r
      join classes c on c.id = r.class_id
      where r.academic_year_id = ${exam.academic_year_id} and ${isOfExam} and ${isShown}
      group by c.id
      order by c."order", c.id`.execute(tables);
    return { ...exam, is_own: !seesAllRows(resource, call.caller), classes };
  },
};
