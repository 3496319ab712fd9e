import { sql } from 'kysely';
import type { resultOverview as declared } from '../../../../../schemas/exams/publicationCalls.ts';
import type { Answered } from '../../../../core/calls/defineCall.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { schoolTables } from '../../tables.ts';
import { readGradingRules } from '../exams/gradingRules.ts';
import { cohortParts } from './markedParts.ts';
import { type OverviewQuery, withCountedResults } from './countedResults.ts';

type Overview = Answered<typeof declared>;
type Row = Overview['rows'][number];
type Section = Row['sections'][number];

/** A row of the query: a class as a whole, or one of its cohorts. */
interface CountedRow extends Omit<Row, 'before' | 'sections'>, Omit<Section, 'before'> {
  readonly year: { readonly id: number; readonly name: string };
  readonly exam_type_id: number | null;
  readonly is_whole: boolean;
  /** False for the exam before one that is. */
  readonly is_asked: boolean;
  readonly before_id: number | null;
  readonly before_year_id: number | null;
}

/** How many exams of classes are answered at a time. */
const OVERVIEW_PAGE = 12;

/** What is generated, planned and published of a year, by exam and class, the newest first. */
export async function resultOverview(options: {
  readonly context: Context;
  readonly caller: Caller;
  readonly asked: OverviewQuery;
}): Promise<Overview> {
  const { rules } = await readGradingRules(schoolTables<'grade_types' | 'institutes'>(options.context));
  const page = withCountedResults({ ...options, count: OVERVIEW_PAGE + 1, rules });
  const { rows } = await sql<CountedRow>`${page}
    select n.*, a.generated_at, a.class_id is not null as is_asked, b.before_id, b.before_year_id,
      coalesce(o.changes, '{}') as outdated, coalesce(p.plans, '[]') as plans,
      coalesce(e.plans, '[]') as ended_plans,
      json_build_object('id', y.id, 'name', y.year) as year,
      json_build_object('id', c.id, 'name', c.name) as class,
      case when x.id is not null then json_build_object('id', x.id, 'name', x.name) end as exam,
      s.name, v.name as version, h.name as shift, w.name as wing, g.name as student_group
    from counted n
    left join asked a on a.academic_year_id = n.academic_year_id and a.class_id = n.class_id
      and a.exam_type_id is not distinct from n.exam_type_id
    left join befores b on b.class_id = a.class_id and b.exam_type_id is not distinct from a.exam_type_id
    left join outdated o on o.class_id = a.class_id and o.exam_type_id is not distinct from a.exam_type_id
    left join plans p on p.class_id = a.class_id and p.exam_type_id is not distinct from a.exam_type_id
    left join ended_plans e on e.class_id = a.class_id and e.exam_type_id is not distinct from a.exam_type_id
    join academic_years y on y.id = n.academic_year_id
    join classes c on c.id = n.class_id
    left join exam_types x on x.id = n.exam_type_id
    left join sections s on s.id = n.section_id
    left join versions v on v.id = n.version_id
    left join shifts h on h.id = n.shift_id
    left join wings w on w.id = n.wing_id
    left join student_groups g on g.id = n.student_group_id
    order by a.generated_at desc, a.exam_type_id desc, n.class_id, n.is_whole desc, s.name, ${cohortParts('n')}`.execute(
    schoolTables<'results'>(options.context),
  );
  return assemble(rows);
}

function assemble(counted: readonly CountedRow[]): Overview {
  const ofKey = new Map(counted.map((row) => [keyOf(row, row.academic_year_id, row.exam_type_id), row]));
  const beforeOf = (row: CountedRow, part: CountedRow) =>
    row.before_id === null ? undefined : ofKey.get(keyOf(part, row.before_year_id, row.before_id));
  const whole = counted.filter((row) => row.is_asked && row.is_whole);
  const rows = whole.slice(0, OVERVIEW_PAGE).map((row): Row => {
    const before = beforeOf(row, row);
    const sections = counted.filter(
      (each) =>
        each.is_asked && !each.is_whole && each.class_id === row.class_id && each.exam_type_id === row.exam_type_id,
    );
    return {
      academic_year_id: row.academic_year_id,
      exam: row.exam,
      class: row.class,
      generated_at: row.generated_at,
      ...summaryOf(row),
      ...stateOf(row),
      outdated: row.outdated,
      before: before?.exam ? { exam: before.exam, year: before.year, ...summaryOf(before) } : null,
      plans: row.plans,
      ended_plans: row.ended_plans,
      sections: sections.map((section) => {
        const earlier = beforeOf(row, section);
        return {
          ...cohortOf(section),
          ...summaryOf(section),
          ...stateOf(section),
          before: earlier ? summaryOf(earlier) : null,
        };
      }),
    };
  });
  return { rows, has_more: whole.length > OVERVIEW_PAGE };
}

function keyOf(row: CountedRow, year: number | null, exam: number | null): string {
  const { class_id, version_id, shift_id, wing_id, student_group_id, section_id, is_whole } = row;
  return [year, exam, is_whole, class_id, version_id, shift_id, wing_id, student_group_id, section_id].join(' ');
}

const summaryOf = ({ students, passed, average_gpa, average_percent, best }: CountedRow) => ({
  students,
  passed,
  average_gpa,
  average_percent,
  best,
});

const stateOf = ({ generated, published, version_no, was_published }: CountedRow) => ({
  generated,
  published,
  version_no,
  was_published,
});

const cohortOf = (row: CountedRow) => {
  const { class_id, version_id, shift_id, wing_id, student_group_id, section_id } = row;
  const { name, version, shift, wing, student_group } = row;
  const ids = { class_id, version_id, shift_id, wing_id, student_group_id, section_id };
  return { ...ids, name, version, shift, wing, student_group };
};
