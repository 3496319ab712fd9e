import { sql } from 'kysely';
import type { UpcomingItem } from '../../../../../schemas/dashboard.ts';
import { examRoutine } from '../../../../../schemas/exams/examRoutine.ts';
import { readAccessBasis } from '../../../policies/require.ts';
import { schoolTables } from '../../tables.ts';
import { clockTime } from './clockTime.ts';
import { appliesToStudent } from './cohort.ts';
import { personsOf } from './persons.ts';
import { seesOwnRecords } from './seesOwnRecords.ts';
import type { TileCall } from './tile.ts';
import { addDays } from '../../../../core/days.ts';

/** The papers of the next days, those of one exam on one day together: for a student or a parent those that concern them. */
export async function upcomingExams({ context, caller, today }: TileCall, days: number): Promise<UpcomingItem[]> {
  const persons = await personsOf(context, caller.userId);
  const students = persons.filter(({ kind }) => kind === 'student').map(({ id }) => id);
  if (students.length > 0 && !seesOwnRecords(caller, examRoutine)) return [];
  const seesAll = students.length === 0 && readAccessBasis(caller, examRoutine) === 'asReader';
  const note = students.length > 0 ? 'subjects' : 'classes';
  const tables = schoolTables<'exam_routines' | 'exam_types' | 'subjects' | 'classes' | 'students'>(context);
  const concerned = tables
    .selectFrom('students as student')
    .select('student.id')
    .where(({ eb, fn, val }) => eb('student.id', '=', fn.any(val(students))))
    .where(() => appliesToStudent(examRoutine, { record: 'paper', cohort: 'student' }));
  const rows = await tables
    .selectFrom('exam_routines as paper')
    .innerJoin('exam_types as exam', 'exam.id', 'paper.exam_type_id')
    .select(({ fn, selectFrom }) => [
      'exam.id',
      'paper.held_on as day',
      'exam.name as title',
      clockTime(fn.agg<string>('min', ['paper.starts_at'])).as('starts'),
      selectFrom('subjects as subject')
        .select((of) =>
          of.fn
            .agg<string>('string_agg', ['subject.name', sql.lit(', ')])
            .orderBy('subject.code')
            .as('names'),
        )
        .where('subject.id', '=', fn.any(fn.agg<number[]>('array_agg', ['paper.subject_id'])))
        .as('subjects'),
      selectFrom('classes as class')
        .select((of) =>
          of.fn
            .agg<string>('string_agg', ['class.name', sql.lit(', ')])
            .orderBy('class.order')
            .as('names'),
        )
        .where('class.id', '=', fn.any(fn.agg<number[]>('array_agg', ['paper.class_id'])))
        .as('classes'),
    ])
    .where('paper.is_active', '=', 1)
    .where((eb) => eb.between('paper.held_on', today, addDays(today, days)))
    // Tested paper by paper, of which there are few: planning a join with the students took longer than the whole answer.
    .where(({ exists, or }) => or([sql<boolean>`${seesAll}::boolean`, exists(concerned)]))
    .groupBy(['paper.held_on', 'exam.id'])
    .orderBy('paper.held_on')
    .orderBy('starts')
    .execute();
  return rows.map(({ id, day, starts, title, [note]: about }) => ({
    kind: 'exam',
    day,
    starts,
    title,
    note: about ?? '',
    from: { resource: 'examRoutine', filter: { held_on: day, exam_type_id: id, is_active: 1 } },
  }));
}
