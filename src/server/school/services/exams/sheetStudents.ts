import { type Kysely, sql } from 'kysely';
import { FILLED_COHORT } from '../../../../../schemas/academics/cohort.ts';
import { enrolment } from '../../../../../schemas/students/enrolment.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { SchoolTables } from '../../tables.ts';
import type { MarkPlace } from './sheetFacts.ts';

/** The tables that tell the students of a sheet. */
export type SheetStudentTables = Pick<SchoolTables, 'enrolments' | 'students' | 'subjects_classes' | 'fourth_subjects'>;

const { left } = codesOf(enrolment.fields.status);

/** A subject that says nothing of a class is compulsory there. */
const IS_UNSAID = `not exists (
  select from subjects_classes c where c.parent_id = e.subject_id and c.class_id = e.class_id)`;

/** Whoever chooses one of two papers that count as one sits both. */
const CHOSEN = `exists (
  select from fourth_subjects f join subjects s on s.id = e.subject_id
  left join subjects other on other.partner_subject_id = s.id
  where f.student_id = e.student_id and f.academic_year_id = e.academic_year_id
  and f.subject_id in (s.id, s.partner_subject_id, other.id))`;

/**
 * Whether a subject is what an enrolled student sits, by SQL: it is compulsory or optional in the class and the group, or
 * the student has chosen it as the fourth. Whoever has left the school sits nothing.
 */
export const SITS = `(e.status <> ${left} and (${IS_UNSAID} or exists (
  select from subjects_classes c where c.parent_id = e.subject_id and c.class_id = e.class_id
  and (c.student_group_id is null or c.student_group_id = e.student_group_id)
  and (c.requirement in ('compulsory', 'optional', 'optional_fourth') or ${CHOSEN}))))`;

/** Whether such a student must have marks: an optional subject is sat by whom it was chosen. */
export const MUST_SIT = `(${IS_UNSAID} or exists (
  select from subjects_classes c where c.parent_id = e.subject_id and c.class_id = e.class_id
  and (c.student_group_id is null or c.student_group_id = e.student_group_id)
  and c.requirement = 'compulsory') or ${CHOSEN})`;

/** Somebody who sits the subject of a sheet. */
export interface SheetStudent {
  readonly id: number;
  readonly student_id: string;
  readonly name: string;
  readonly photo: string | null;
  readonly roll_no: number | null;
  readonly is_optional: 0 | 1;
}

/** The students of a sheet by roll, or those of some ids. */
export async function sheetStudents(
  db: Kysely<SheetStudentTables>,
  place: MarkPlace,
  ids?: readonly number[],
): Promise<SheetStudent[]> {
  const enrolled = db
    .selectFrom('enrolments')
    .select(['student_id', 'academic_year_id', 'class_id', 'student_group_id', 'status', 'roll_no'])
    .select(sql<number>`${place.subject_id}::bigint`.as('subject_id'))
    .where((eb) => eb.and(FILLED_COHORT.map((name) => eb(name, '=', place[name]))))
    .where('student_group_id', place.student_group_id === null ? 'is' : '=', place.student_group_id)
    .$if(ids !== undefined, (query) => query.where('student_id', 'in', ids ?? []));
  return db
    .selectFrom(enrolled.as('e'))
    .innerJoin('students as student', 'student.id', 'e.student_id')
    .select(['student.id', 'student.student_id', 'student.name', 'student.photo', 'e.roll_no'])
    .select(sql<0 | 1>`case when ${sql.raw(MUST_SIT)} then 0 else 1 end`.as('is_optional'))
    .where(sql<boolean>`${sql.raw(SITS)}`)
    .orderBy('e.roll_no')
    .orderBy('student.id')
    .execute();
}
