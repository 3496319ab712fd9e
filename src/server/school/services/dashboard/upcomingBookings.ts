import { type Expression, sql } from 'kysely';
import type { UpcomingItem } from '../../../../../schemas/dashboard.ts';
import { schoolTables } from '../../tables.ts';
import type { TileCall } from './tile.ts';
import { addDays } from '../../../../core/days.ts';

/** The bookings of rooms that are not over yet, by the institute's clock. */
export async function upcomingBookings({ context, today }: TileCall, days: number): Promise<UpcomingItem[]> {
  const rows = await schoolTables<'conference_bookings' | 'conference_rooms' | 'institutes'>(context)
    .selectFrom('conference_bookings as booking')
    .innerJoin('conference_rooms as room', 'room.id', 'booking.conference_room_id')
    .crossJoin((eb) => eb.selectFrom('institutes').select('time_zone').orderBy('id').limit(1).as('institute'))
    .select(({ ref }) => {
      const begins = localTime(ref('booking.starts_at'), ref('institute.time_zone'));
      return [
        'booking.id',
        'booking.purpose as title',
        'room.name as note',
        sql<string>`to_char(${begins}, 'YYYY-MM-DD')`.as('day'),
        sql<string>`to_char(${begins}, 'HH24:MI')`.as('starts'),
      ];
    })
    .where('booking.is_active', '=', 1)
    .where('booking.ends_at', '>=', sql<string>`now()`)
    .where(
      ({ ref }) => sql`${localTime(ref('booking.starts_at'), ref('institute.time_zone'))}::date`,
      '<=',
      addDays(today, days),
    )
    .orderBy('booking.starts_at')
    .execute();
  return rows.map(({ id, ...row }) => ({
    kind: 'booking',
    ...row,
    from: { resource: 'conferenceBooking', filter: { id } },
  }));
}

function localTime(instant: Expression<string>, timeZone: Expression<string>): Expression<string> {
  return sql<string>`(${instant} at time zone ${timeZone})`;
}
