import type { Ahead } from '../../../../../schemas/dashboard.ts';
import { daysAfter } from './days.ts';
import { personsOf } from './persons.ts';
import type { AheadRow, TileCall } from './tile.ts';

/** The papers of the next days, those of one exam on one day together: for a student or a parent those that concern them. */
export async function examsAhead({ context, caller, today }: TileCall, days: number): Promise<Ahead[]> {
  const persons = await personsOf(context, caller.userId);
  const students = persons.filter(({ kind }) => kind === 'student').map(({ id }) => id);
  const note = students.length > 0 ? 'subjects' : 'classes';
  const rows = await context.database.query<Omit<AheadRow, 'note'> & Record<typeof note, string>>(
    `select r.held_on as day, t.id, t.name as title, left(min(r.starts_at)::text, 5) as starts,
       (select string_agg(b.name, ', ' order by b.code) from subjects b where b.id = any(array_agg(r.subject_id))) as subjects,
       (select string_agg(c.name, ', ' order by c."order") from classes c where c.id = any(array_agg(r.class_id))) as classes
     from exam_routines r join exam_types t on t.id = r.exam_type_id
     where r.is_active = 1 and r.held_on between $1 and $2
       and ($3::bigint[] is null or exists (
         select 1 from students s where s.id = any($3)
         and s.academic_year_id = r.academic_year_id and s.class_id = r.class_id
         and (r.version_id is null or r.version_id = s.version_id) and (r.shift_id is null or r.shift_id = s.shift_id)
         and (r.wing_id is null or r.wing_id = s.wing_id) and (r.section_id is null or r.section_id = s.section_id)
         and (r.student_group_id is null or r.student_group_id = s.student_group_id)))
     group by r.held_on, t.id order by r.held_on, starts`,
    [today, daysAfter(today, days), students.length > 0 ? students : null],
  );
  return rows.map(({ id, day, starts, title, [note]: about }) => ({
    kind: 'exam',
    day,
    starts,
    title,
    note: about,
    from: { resource: 'examRoutine', filter: { held_on: day, exam_type_id: id, is_active: 1 } },
  }));
}
