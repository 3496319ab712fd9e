import { sql } from 'kysely';
import type { UpcomingItem } from '../../../../../schemas/dashboard.ts';
import { schoolTables } from '../../tables.ts';
import { clockTime } from './clockTime.ts';
import type { TileCall } from './tile.ts';
import { addDays } from '../../../../core/days.ts';

/** The days of the admission: tests, interviews, lists. */
export async function upcomingAdmission({ context, today }: TileCall, days: number): Promise<UpcomingItem[]> {
  const rows = await schoolTables<'admission_schedules' | 'classes'>(context)
    .selectFrom('admission_schedules as step')
    .leftJoin('classes as class', 'class.id', 'step.class_id')
    .select(({ fn, ref }) => [
      'step.id',
      'step.title',
      'step.held_on as day',
      clockTime(ref('step.starts_at')).as('starts'),
      fn<string>('concat_ws', [sql.lit(' · '), 'class.name', 'step.place']).as('note'),
    ])
    .where('step.is_active', '=', 1)
    .where((eb) => eb.between('step.held_on', today, addDays(today, days)))
    .orderBy('step.held_on')
    .orderBy('step.starts_at')
    .execute();
  return rows.map(({ id, ...row }) => ({
    kind: 'admission',
    ...row,
    from: { resource: 'admissionSchedule', filter: { id } },
  }));
}
