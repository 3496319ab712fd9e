import type { Ahead } from '../../../../../schemas/dashboard.ts';
import { PAGE_DESIGNS } from '../../../../../schemas/website/pageDesigns.ts';
import { daysAfter } from './days.ts';
import type { AheadRow, TileCall } from './tile.ts';

/** The events that the website tells everybody of. */
export async function eventsAhead({ context, today }: TileCall, days: number): Promise<Ahead[]> {
  const rows = await context.database.query<AheadRow>(
    `select id, title, event_date as day, left(start_time::text, 5) as starts, coalesce(location, '') as note
     from public_multiple_data
     where is_active = 1 and page_design_type_id = $1 and event_date between $2 and $3
     order by event_date, start_time`,
    [PAGE_DESIGNS.event, today, daysAfter(today, days)],
  );
  return rows.map(({ id, ...row }) => ({
    kind: 'event',
    ...row,
    from: { resource: 'publicMultipleData', filter: { id } },
  }));
}
