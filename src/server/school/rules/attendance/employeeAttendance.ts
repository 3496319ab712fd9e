import { employeeAttendance } from '../../../../../schemas/attendance/employeeAttendance.ts';
import type { ProblemsOf, Writing } from '../../../services/rules.ts';
import { defineRules } from '../../../services/rules.ts';
import { freeWeekdays, holidayOn } from './schoolDays.ts';

/** There is no attendance on a day off. What was taken before the day became one can still be put right. */
async function checkSchoolDay({
  store,
  existing,
  values: { date },
}: Writing<typeof employeeAttendance>): Promise<ProblemsOf<typeof employeeAttendance> | undefined> {
  if (!date || date === existing?.date) return undefined;
  const free = await freeWeekdays(store);
  if (free.includes(new Date(date).getUTCDay())) return { date: [{ key: 'dayOff' }] };
  const name = await holidayOn(store, date, 'employees');
  return name === undefined ? undefined : { date: [{ key: 'holiday', params: { name } }] };
}

export const employeeAttendanceRules = defineRules(employeeAttendance, {
  beforeWrite: checkSchoolDay,
  checksRowAlone: true,
});
