import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { FILLED_COHORT } from '../../../../../schemas/academics/cohort.ts';
import type { markChanges } from '../../../../../schemas/exams/markCalls.ts';
import { uploadedMark } from '../../../../../schemas/teaching/uploadedMark.ts';
import type { Answered } from '../../../../core/calls/defineCall.ts';
import type { SchoolTables } from '../../tables.ts';
import { entersFor } from './entersFor.ts';
import type { MarkPlace } from './sheetFacts.ts';

export type SheetMark = Answered<typeof markChanges>['marks'][number];

/** The tables that tell the marks of a sheet, and whose they are. */
export type SheetMarkTables = Pick<SchoolTables, 'audit_entries' | 'employees' | 'uploaded_marks'>;

/** What is sat, wherever that is. */
type ExamOfSubject = Pick<MarkPlace, 'academic_year_id' | 'exam_type_id' | 'subject_id'>;

/** The marks that some students have in the subject and the exam, wherever they were when these were entered. */
export async function marksOfStudents(
  db: Kysely<SheetMarkTables>,
  place: ExamOfSubject,
  students: readonly number[],
): Promise<SheetMark[]> {
  if (students.length === 0) return [];
  return present(await marksAt(db, place).where('m.student_id', 'in', students).execute());
}

/** Those of them that count on a sheet where the students are now. */
export async function marksOnSheet(
  db: Kysely<SheetMarkTables>,
  place: MarkPlace,
  students: readonly number[],
): Promise<SheetMark[]> {
  if (students.length === 0) return [];
  return present(await marksAt(db, place).where('m.student_id', 'in', students).where(enteredFor(place)).execute());
}

/** Whether a mark `m` counts on a sheet. */
export function enteredFor({ class_id, student_group_id }: MarkPlace): RawBuilder<SqlBool> {
  const here = entersFor({ schoolClass: 'here.class_id', group: 'here.student_group_id' });
  return sql<SqlBool>`exists (
    select from (select ${class_id}::bigint as class_id, ${student_group_id}::bigint as student_group_id) here
    where ${sql.raw(here)})`;
}

/** The marks of a sheet that were entered, changed or taken back since an instant. */
export async function marksSince(db: Kysely<SheetMarkTables>, place: MarkPlace, since: string): Promise<SheetMark[]> {
  const changed = marksAt(db, place)
    .where((eb) => eb.and(FILLED_COHORT.map((name) => eb(`m.${name}`, '=', place[name]))))
    .where('m.student_group_id', place.student_group_id === null ? 'is' : '=', place.student_group_id)
    .where('m.updated_at', '>=', since);
  return present(await changed.execute());
}

// Who entered a mark last stands in its history; what was there before the history is its teacher's.
function marksAt(db: Kysely<SheetMarkTables>, place: ExamOfSubject) {
  return db
    .selectFrom('uploaded_marks as m')
    .leftJoin('employees as teacher', 'teacher.id', 'm.employee_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('audit_entries as entry')
          .select('entry.user_name')
          .where('entry.resource', '=', uploadedMark.name)
          .whereRef('entry.record_id', '=', 'm.id')
          .orderBy('entry.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['m.id', 'm.student_id', 'm.component', 'm.mark', 'm.is_absent', 'm.row_version', 'm.updated_at'])
    .select(sql<string | null>`coalesce(last.user_name, teacher.name)`.as('changed_by'))
    .where('m.academic_year_id', '=', place.academic_year_id)
    .where('m.exam_type_id', '=', place.exam_type_id)
    .where('m.subject_id', '=', place.subject_id);
}

function present(rows: Awaited<ReturnType<ReturnType<typeof marksAt>['execute']>>): SheetMark[] {
  return rows.map(({ updated_at, ...rest }) => ({ ...rest, changed_at: updated_at }));
}
