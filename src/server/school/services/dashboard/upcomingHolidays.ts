import type { UpcomingItem } from '../../../../../schemas/dashboard.ts';
import { addDays } from '../../../../core/days.ts';
import { type DaysOf, holidaysIn } from '../../holidays.ts';
import { schoolTables } from '../../tables.ts';
import { personsOf } from './persons.ts';
import type { TileCall } from './tile.ts';

/** The holidays of the next days: of students for students and parents, of employees for employees, of both for all others. */
export async function upcomingHolidays({ context, caller, today }: TileCall, days: number): Promise<UpcomingItem[]> {
  const persons = await personsOf(context, caller.userId);
  const of = new Set(persons.map(({ kind }): DaysOf => (kind === 'student' ? 'students' : 'employees')));
  const concerned: readonly DaysOf[] = of.size > 0 ? [...of] : ['students', 'employees'];
  const span = { starts_on: today, ends_on: addDays(today, days) };
  const rows = await holidaysIn(schoolTables(context), span, concerned);
  return rows.map(({ id, name, starts_on, ends_on }) => ({
    kind: 'holiday',
    day: starts_on < today ? today : starts_on,
    ...(ends_on > starts_on && { until: ends_on }),
    starts: null,
    title: name,
    note: '',
    from: { resource: 'holiday', filter: { id } },
  }));
}
