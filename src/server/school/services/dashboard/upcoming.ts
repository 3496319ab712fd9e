import type { UpcomingItem } from '../../../../../schemas/dashboard.ts';
import { isAllowed } from '../../../policies/require.ts';
import { upcomingAdmission } from './upcomingAdmission.ts';
import { upcomingBookings } from './upcomingBookings.ts';
import { upcomingEvents } from './upcomingEvents.ts';
import { upcomingExams } from './upcomingExams.ts';
import { upcomingHolidays } from './upcomingHolidays.ts';
import type { Tile } from './tile.ts';

const DAYS = 14;
/** What fits on the start page. */
const MOST = 8;

/** What takes place in the next two weeks. Everybody sees exams (students and parents only their own), events and holidays; the rest needs a permission. */
export const upcoming: Tile<'ahead'> = {
  name: 'ahead',
  read: async (call) => {
    const { context, caller } = call;
    const may = (name: string) => isAllowed(caller, context.registry.get(name), 'read');
    const found = await Promise.all([
      upcomingExams(call, DAYS),
      upcomingEvents(call, DAYS),
      upcomingHolidays(call, DAYS),
      may('conferenceBooking') ? upcomingBookings(call, DAYS) : [],
      may('admissionSchedule') ? upcomingAdmission(call, DAYS) : [],
    ]);
    return found.flat().sort(inOrder).slice(0, MOST);
  },
};

function inOrder(a: UpcomingItem, b: UpcomingItem): number {
  const at = ({ day, starts }: UpcomingItem) => `${day} ${starts ?? ''}`;
  return at(a).localeCompare(at(b));
}
