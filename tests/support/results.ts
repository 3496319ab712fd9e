import type { SubjectEntry } from '../../src/domain/results/studentResult.ts';
import type { Campus } from './campus.ts';

interface MarkRow {
  readonly student_id: number;
  readonly subject_id: number;
  readonly partner_id: number | null;
  readonly requirement: string;
  readonly is_chosen: boolean;
  readonly pass_rule: SubjectEntry['pass_rule'];
  readonly name: string;
  readonly full_mark: number;
  readonly pass_mark: number;
  readonly mark: number | null;
  readonly is_absent: number | null;
}

/** What may be chosen as a fourth subject. */
const FOURTH: ReadonlySet<string> = new Set(['fourth', 'optional_fourth']);

/** What everybody of a class sits in an exam, by student, read row by row: slow, and easy to be sure of. */
export async function entriesOf(
  { database }: Campus,
  scope: { academic_year_id: unknown; exam_type_id: unknown; class_id: unknown },
): Promise<Map<number, SubjectEntry[]>> {
  const rows = await database.query<MarkRow>(MARKS, [scope.academic_year_id, scope.exam_type_id, scope.class_id]);
  const students = groupedBy(rows, ({ student_id }) => student_id);
  return new Map([...students].map(([id, own]) => [id, entriesOfStudent(own)]));
}

function entriesOfStudent(rows: readonly MarkRow[]): SubjectEntry[] {
  const isFourth = ({ requirement, is_chosen }: MarkRow) => FOURTH.has(requirement) && is_chosen;
  const isPaperOf = (one: MarkRow, other: MarkRow) =>
    one.subject_id === other.subject_id || one.partner_id === other.subject_id || one.subject_id === other.partner_id;
  const hasMarks = (row: MarkRow) =>
    rows.some((other) => isPaperOf(row, other) && (other.mark !== null || other.is_absent === 1));
  const sat = rows.filter((row) => {
    if (row.requirement === 'compulsory' || isFourth(row)) return true;
    return row.requirement !== 'fourth' && hasMarks(row);
  });
  return [...groupedBy(sat, ({ subject_id }) => subject_id)].map(([subject_id, parts]) => {
    const [first] = parts as [MarkRow];
    return {
      subject_id,
      partner_id: first.partner_id,
      is_fourth: isFourth(first),
      pass_rule: first.pass_rule,
      components: parts.map(({ name, full_mark, pass_mark, mark, is_absent }) => ({
        name,
        full_mark,
        pass_mark,
        mark,
        is_absent: is_absent === 1,
      })),
    };
  });
}

/** Takes the results away that the demo school has published. */
export async function forgetResults({ database }: Campus): Promise<void> {
  for (const table of ['results_subjects', 'results', 'result_publications', 'result_runs'])
    await database.query(`delete from ${table}`);
}

/** Items by what they have in common, in order. */
export function groupedBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

// What is said of a group goes before what is said of every group.
const MARKS = `
select e.student_id, d.subject_id, s.partner_subject_id as partner_id, coalesce(c.requirement, 'compulsory') as requirement,
  exists (select from fourth_subjects f where f.student_id = e.student_id and f.academic_year_id = e.academic_year_id
    and (f.subject_id in (s.id, s.partner_subject_id)
      or s.id = (select o.partner_subject_id from subjects o where o.id = f.subject_id))) as is_chosen,
  d.pass_rule, p.name, p.full_mark, p.pass_mark, m.mark, m.is_absent
from enrolments e
join mark_distributions d on d.academic_year_id = e.academic_year_id and d.class_id = e.class_id
  and (d.student_group_id = e.student_group_id or d.student_group_id is null and not exists (
    select from mark_distributions own where own.academic_year_id = d.academic_year_id and own.class_id = d.class_id
      and own.exam_type_id = d.exam_type_id and own.subject_id = d.subject_id and own.student_group_id = e.student_group_id))
join mark_distributions_components p on p.parent_id = d.id
join subjects s on s.id = d.subject_id
left join subjects_classes c on c.parent_id = s.id and c.class_id = e.class_id
  and (c.student_group_id = e.student_group_id or c.student_group_id is null and not exists (
    select from subjects_classes own where own.parent_id = s.id and own.class_id = e.class_id
      and own.student_group_id = e.student_group_id))
left join uploaded_marks m on m.student_id = e.student_id and m.academic_year_id = e.academic_year_id and m.class_id = e.class_id
  and m.exam_type_id = d.exam_type_id and m.subject_id = d.subject_id and lower(m.component) = lower(p.name)
where e.academic_year_id = $1 and d.exam_type_id = $2 and e.class_id = $3 and e.status <> 3
  and (c.id is not null or not exists (select from subjects_classes x where x.parent_id = s.id and x.class_id = e.class_id))
order by e.student_id, s.code, p.position`;
