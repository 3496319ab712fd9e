import type { Ahead } from '../../../core/dashboard.ts';
import { daysAfter } from './days.ts';
import type { TileCall } from './tile.ts';

/** The days of the admission: tests, interviews, lists. */
export async function admissionAhead({ context, today }: TileCall, days: number): Promise<Ahead[]> {
  const rows = await context.database.query(
    `select s.id, s.title, s.held_on, s.starts_at, concat_ws(' · ', c.name, s.place) as note from admission_schedules s
     left join classes c on c.id = s.class_id
     where s.is_active = 1 and s.held_on between $1 and $2
     order by s.held_on, s.starts_at`,
    [today, daysAfter(today, days)],
  );
  return rows.map((row) => ({
    kind: 'admission',
    day: String(row.held_on),
    starts: row.starts_at === null ? null : String(row.starts_at).slice(0, 5),
    title: String(row.title),
    note: String(row.note),
    from: { resource: 'admissionSchedule', filter: { id: row.id } },
  }));
}
