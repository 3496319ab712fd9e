import type { Ahead } from '../../../../../schemas/dashboard.ts';
import { daysAfter } from './days.ts';
import type { AheadRow, TileCall } from './tile.ts';

/** The bookings of rooms that are not over yet, by the institute's clock. */
export async function bookingsAhead({ context, today }: TileCall, days: number): Promise<Ahead[]> {
  const rows = await context.database.query<AheadRow>(
    `select to_char(b.starts_at at time zone i.time_zone, 'YYYY-MM-DD') as day,
       to_char(b.starts_at at time zone i.time_zone, 'HH24:MI') as starts,
       b.id, b.purpose as title, r.name as note
     from conference_bookings b join conference_rooms r on r.id = b.conference_room_id
     cross join (select time_zone from institutes order by id limit 1) i
     where b.is_active = 1 and b.ends_at >= now() and (b.starts_at at time zone i.time_zone)::date <= $1
     order by b.starts_at`,
    [daysAfter(today, days)],
  );
  return rows.map(({ id, ...row }) => ({
    kind: 'booking',
    ...row,
    from: { resource: 'conferenceBooking', filter: { id } },
  }));
}
