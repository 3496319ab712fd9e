import type { Kysely } from 'kysely';
import { componentKey } from '../../../../domain/results/componentKey.ts';
import type { SchoolTables } from '../../tables.ts';

/** An exam of a class in a year, and which of its subjects. */
interface Examined {
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

/** The marks that are entered in an exam and not taken back, counted by subject, group and component. */
export async function countMarks(
  db: Kysely<Pick<SchoolTables, 'uploaded_marks'>>,
  examined: Examined,
): Promise<readonly CountedMarks[]> {
  const { subjects } = examined;
  if (subjects.length === 0) return [];
  return db
    .selectFrom('uploaded_marks')
    .select(['subject_id', 'student_group_id', 'component'])
    .select(({ fn }) => [fn.max('mark').as('highest'), fn.countAll<number>().as('count')])
    .where('academic_year_id', '=', examined.academic_year_id)
    .where('exam_type_id', '=', examined.exam_type_id)
    .where('class_id', '=', examined.class_id)
    .where('subject_id', 'in', subjects)
    .where((eb) => eb.or([eb('mark', 'is not', null), eb('is_absent', '=', 1)]))
    .groupBy(['subject_id', 'student_group_id', 'component'])
    .execute();
}

/** The marks that a distribution is for, by component. */
export function marksOf(
  counted: readonly CountedMarks[],
  { subject_id, student_group_id }: Distributed,
): EnteredMarks[] {
  const found = new Map<string, EnteredMarks>();
  for (const each of counted) {
    if (each.subject_id !== subject_id) continue;
    if (student_group_id !== null && each.student_group_id !== student_group_id) continue;
    const key = componentKey(each.component);
    const before = found.get(key);
    // Whoever was absent has no mark.
    const highest = Math.max(before?.highest ?? 0, each.highest ?? 0);
    const { component } = before ?? each;
    found.set(key, { component, highest, count: (before?.count ?? 0) + each.count });
  }
  return [...found.values()];
}
