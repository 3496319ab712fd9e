import type { Ahead } from '../../../core/dashboard.ts';
import { PAGE_DESIGNS } from '../../../../schemas/website/pageDesigns.ts';
import { daysAfter } from './days.ts';
import type { TileCall } from './tile.ts';

/** The events that the website tells everybody of. */
export async function eventsAhead({ context, today }: TileCall, days: number): Promise<Ahead[]> {
  const rows = await context.database.query(
    `select id, title, event_date, start_time, end_time, coalesce(location, '') as location from public_multiple_data
     where is_active = 1 and page_design_type_id = $1 and event_date between $2 and $3
     order by event_date, start_time`,
    [PAGE_DESIGNS.event, today, daysAfter(today, days)],
  );
  return rows.map((row) => ({
    kind: 'event',
    day: String(row.event_date),
    starts: row.start_time === null ? null : String(row.start_time).slice(0, 5),
    title: String(row.title),
    note: String(row.location),
    from: { resource: 'publicMultipleData', filter: { id: row.id } },
  }));
}
