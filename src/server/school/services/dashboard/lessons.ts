import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import type { Lesson } from '../../../../../schemas/dashboard.ts';
import { pick } from '../../tables.ts';
import type { Person } from './persons.ts';
import type { TileCall } from './tile.ts';

const WHOSE = {
  employee: 'r.employee_id = $2',
  student: `exists (select 1 from students s where s.id = $2
    and r.academic_year_id = s.academic_year_id and r.class_id = s.class_id and r.version_id = s.version_id
    and r.shift_id = s.shift_id and r.wing_id = s.wing_id and r.section_id = s.section_id
    and (r.student_group_id is null or r.student_group_id = s.student_group_id))`,
} as const;

/** Who stands beside a lesson: for a teacher the taught, for the taught their teacher. */
const NOTE = { employee: "concat_ws(' · ', c.name, x.name)", student: "coalesce(e.name, '')" } as const;

/** What a teacher's homework and material are found by. */
const PLACE = [...COHORT, 'subject_id'] as const;

type LessonRow = Omit<Lesson, 'place'> & Readonly<Record<(typeof PLACE)[number], number | null>>;

/** Somebody's lessons of today, in order. */
export async function lessonsOf({ context, today }: TileCall, { kind, id }: Person): Promise<Lesson[]> {
  const rows = await context.database.query<LessonRow>(
    `select r.id, left(p.starts_at::text, 5) as starts, left(p.ends_at::text, 5) as ends, b.name as subject, ${NOTE[kind]} as note, coalesce(r.room, '') as room,
       ${PLACE.map((name) => `r.${name}`).join(', ')}
     from class_routines r
     join academic_years y on y.id = r.academic_year_id and y.is_current = 1
     join class_days d on d.id = r.class_day_id and d.is_active = 1 and d.kind = 'working'
     join class_periods p on p.id = r.class_period_id
     join subjects b on b.id = r.subject_id
     join classes c on c.id = r.class_id
     join sections x on x.id = r.section_id
     left join employees e on e.id = r.employee_id
     where r.is_active = 1 and d.weekday = extract(dow from $1::date) and ${WHOSE[kind]}
     order by p.starts_at, r.id`,
    [today, id],
  );
  return rows.map((row) => {
    const { id, starts, ends, subject, note, room } = row;
    return { id, starts, ends, subject, note, room, ...(kind === 'employee' && { place: pick(row, PLACE) }) };
  });
}
