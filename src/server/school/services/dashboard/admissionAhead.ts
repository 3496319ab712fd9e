import type { Ahead } from '../../../../../schemas/dashboard.ts';
import { daysAfter } from './days.ts';
import type { AheadRow, TileCall } from './tile.ts';

/** The days of the admission: tests, interviews, lists. */
export async function admissionAhead({ context, today }: TileCall, days: number): Promise<Ahead[]> {
  const rows = await context.database.query<AheadRow>(
    `select s.id, s.title, s.held_on as day, left(s.starts_at::text, 5) as starts, concat_ws(' · ', c.name, s.place) as note from admission_schedules s
     left join classes c on c.id = s.class_id
     where s.is_active = 1 and s.held_on between $1 and $2
     order by s.held_on, s.starts_at`,
    [today, daysAfter(today, days)],
  );
  return rows.map(({ id, ...row }) => ({
    kind: 'admission',
    ...row,
    from: { resource: 'admissionSchedule', filter: { id } },
  }));
}
