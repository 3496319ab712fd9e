import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { schoolTables } from '../../tables.ts';

/** Somebody who leads to a user: the user as a student or an employee, or a child of theirs. */
export interface Person {
  readonly kind: 'student' | 'employee';
  readonly id: number;
  readonly name: string;
  /** Class and section, or what somebody is employed as. */
  readonly note: string;
}

/** Whose own figures a user is shown; of these, and of nobody else, whatever else they may read. */
export async function personsOf(context: Context, userId: number | null): Promise<Person[]> {
  if (userId === null) return [];
  const tables = schoolTables<'students' | 'classes' | 'sections' | 'student_parents' | 'employees' | 'designations'>(
    context,
  );
  const parents = tables
    .selectFrom('student_parents')
    .select('id')
    .where('user_id', '=', userId)
    .where('is_active', '=', 1);
  const students = tables
    .selectFrom('students as student')
    .innerJoin('classes as class', 'class.id', 'student.class_id')
    .innerJoin('sections as section', 'section.id', 'student.section_id')
    .select(({ fn }) => [
      sql.lit<Person['kind']>('student').as('kind'),
      'student.id',
      'student.name',
      fn<string>('concat_ws', [sql.lit(' · '), 'class.name', 'section.name']).as('note'),
    ])
    .where('student.is_active', '=', 1)
    .where(({ eb, or }) => or([eb('student.user_id', '=', userId), eb('student.parent_id', 'in', parents)]));
  const employees = tables
    .selectFrom('employees as employee')
    .leftJoin('designations as designation', 'designation.id', 'employee.designation_id')
    .select(({ fn }) => [
      sql.lit<Person['kind']>('employee').as('kind'),
      'employee.id',
      'employee.name',
      fn.coalesce('designation.name', sql.lit('')).as('note'),
    ])
    .where('employee.is_active', '=', 1)
    .where('employee.user_id', '=', userId);
  return students.unionAll(employees).orderBy('kind').orderBy('name').orderBy('id').execute();
}
