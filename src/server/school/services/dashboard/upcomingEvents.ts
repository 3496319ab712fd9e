import { type NotNull, sql } from 'kysely';
import type { UpcomingItem } from '../../../../../schemas/dashboard.ts';
import { PAGE_DESIGNS } from '../../../../../schemas/website/pageDesigns.ts';
import { schoolTables } from '../../tables.ts';
import { clockTime } from './clockTime.ts';
import type { TileCall } from './tile.ts';
import { addDays } from '../../../../core/days.ts';

/** The events that the website tells everybody of. */
export async function upcomingEvents({ context, today }: TileCall, days: number): Promise<UpcomingItem[]> {
  const rows = await schoolTables<'public_multiple_data'>(context)
    .selectFrom('public_multiple_data')
    .select(({ fn, ref }) => [
      'id',
      'title',
      'event_date as day',
      clockTime(ref('start_time')).as('starts'),
      fn.coalesce('location', sql.lit('')).as('note'),
    ])
    .where('is_active', '=', 1)
    .where('page_design_type_id', '=', PAGE_DESIGNS.event)
    .where((eb) => eb.between('event_date', today, addDays(today, days)))
    .orderBy('event_date')
    .orderBy('start_time')
    .$narrowType<{ day: NotNull }>()
    .execute();
  return rows.map(({ id, ...row }) => ({
    kind: 'event',
    ...row,
    from: { resource: 'publicMultipleData', filter: { id } },
  }));
}
