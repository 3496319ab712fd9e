import { type Kysely, sql } from 'kysely';
import { componentKey } from '../../../../domain/results/componentKey.ts';
import type { SchoolTables } from '../../tables.ts';

/** An exam of a class in a year, and which of its subjects. */
interface ExamOfClass {
  readonly academic_year_id: number;
  readonly exam_type_id: number;
  readonly class_id: number;
  readonly subjects: readonly number[];
}

/** For whom a distribution of a subject is; without a group for every group of the class. */
interface Distributed {
  readonly subject_id: number;
  readonly student_group_id: number | null;
}

/** The marks of one component of a distribution. */
export interface EnteredMarks {
  readonly component: string;
  readonly highest: number;
  readonly count: number;
}

type CountedMarks = Distributed & Omit<EnteredMarks, 'highest'> & { readonly highest: number | null };

/**
 * The marks that are entered in an exam and not taken back, counted by component and by the distribution that they are
 * entered by: that of their group where it has one, else that for every group.
 */
export async function countMarks(
  db: Kysely<Pick<SchoolTables, 'mark_distributions' | 'uploaded_marks'>>,
  { academic_year_id, exam_type_id, class_id, subjects }: ExamOfClass,
): Promise<readonly CountedMarks[]> {
  if (subjects.length === 0) return [];
  const { rows } = await sql<CountedMarks>`
    select m.subject_id, d.student_group_id, m.component, max(m.mark)::float8 as highest, count(*)::int as count
    from uploaded_marks m
    left join mark_distributions d on d.academic_year_id = m.academic_year_id and d.exam_type_id = m.exam_type_id
      and d.class_id = m.class_id and d.subject_id = m.subject_id and d.student_group_id = m.student_group_id
    where m.academic_year_id = ${academic_year_id} and m.exam_type_id = ${exam_type_id} and m.class_id = ${class_id}
      and m.subject_id = any(${subjects}::bigint[]) and (m.mark is not null or m.is_absent = 1)
    group by m.subject_id, d.student_group_id, m.component`.execute(db);
  return rows;
}

/** The marks of a group's students in a subject, by whichever distribution they were entered. */
export async function marksOfGroup(
  db: Kysely<Pick<SchoolTables, 'uploaded_marks'>>,
  place: Omit<ExamOfClass, 'subjects'> & Distributed,
): Promise<readonly EnteredMarks[]> {
  const { academic_year_id, exam_type_id, class_id, subject_id, student_group_id } = place;
  const { rows } = await sql<EnteredMarks>`
    select m.component, coalesce(max(m.mark), 0)::float8 as highest, count(*)::int as count
    from uploaded_marks m
    where m.academic_year_id = ${academic_year_id} and m.exam_type_id = ${exam_type_id} and m.class_id = ${class_id}
      and m.subject_id = ${subject_id} and m.student_group_id = ${student_group_id}
      and (m.mark is not null or m.is_absent = 1)
    group by m.component`.execute(db);
  return rows;
}

/** The marks that a distribution is for, by component. */
export function marksOf(
  counted: readonly CountedMarks[],
  { subject_id, student_group_id }: Distributed,
): EnteredMarks[] {
  const found = new Map<string, EnteredMarks>();
  for (const each of counted) {
    if (each.subject_id !== subject_id) continue;
    if (each.student_group_id !== student_group_id) continue;
    const key = componentKey(each.component);
    const before = found.get(key);
    // Whoever was absent has no mark.
    const highest = Math.max(before?.highest ?? 0, each.highest ?? 0);
    const { component } = before ?? each;
    found.set(key, { component, highest, count: (before?.count ?? 0) + each.count });
  }
  return [...found.values()];
}
