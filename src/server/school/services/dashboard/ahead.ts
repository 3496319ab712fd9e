import type { Ahead } from '../../../../../schemas/dashboard.ts';
import { isAllowed } from '../../../policies/require.ts';
import { admissionAhead } from './admissionAhead.ts';
import { bookingsAhead } from './bookingsAhead.ts';
import { eventsAhead } from './eventsAhead.ts';
import { examsAhead } from './examsAhead.ts';
import type { Tile } from './tile.ts';

const DAYS = 14;
/** What fits on the start page. */
const MOST = 8;

/** What the next two weeks bring. Exams, to students and parents their own, and events are everybody's; the rest is for whoever may read it. */
export const ahead: Tile<'ahead'> = {
  name: 'ahead',
  read: async (call) => {
    const { context, caller } = call;
    const may = (name: string) => isAllowed(caller, context.registry.get(name), 'read');
    const found = await Promise.all([
      examsAhead(call, DAYS),
      eventsAhead(call, DAYS),
      may('conferenceBooking') ? bookingsAhead(call, DAYS) : [],
      may('admissionSchedule') ? admissionAhead(call, DAYS) : [],
    ]);
    return found.flat().sort(inOrder).slice(0, MOST);
  },
};

function inOrder(a: Ahead, b: Ahead): number {
  const at = ({ day, starts }: Ahead) => `${day} ${starts ?? ''}`;
  return at(a).localeCompare(at(b));
}
