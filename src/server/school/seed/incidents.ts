import { instantOf } from './days.ts';
import { schoolDaysUntil } from './calendar.ts';
import { type SeedRecord, seedRecords, type SeedContext } from './seedRecords.ts';
import { makeRandom } from './random.ts';
import type { School } from './school.ts';
import { addDays } from '../../../core/days.ts';

const SEED = 20_260_108;
const INCIDENTS = 26;
const DAYS_BACK = 110;

const KINDS = [
  {
    category: 'lateness',
    severity: 'minor',
    place: 'Main gate',
    description: 'Came late on three days of one week without a reason.',
    measure: 'talk',
  },
  {
    category: 'truancy',
    severity: 'minor',
    place: 'Classroom',
    description: 'Was missing in the last two lessons.',
    measure: 'warning',
  },
  {
    category: 'misconduct',
    severity: 'minor',
    place: 'Corridor',
    description: 'Disturbed the lesson of the neighbouring class.',
    measure: 'none',
  },
  {
    category: 'misconduct',
    severity: 'major',
    place: 'Playground',
    description: 'A quarrel about a game ended in a fight; nobody was hurt.',
    measure: 'parents_called',
  },
  {
    category: 'bullying',
    severity: 'major',
    place: 'School bus',
    description: 'Took a younger student’s bag repeatedly.',
    measure: 'parents_called',
  },
  {
    category: 'damage',
    severity: 'minor',
    place: 'Physics laboratory',
    description: 'Broke a beaker while playing.',
    measure: 'talk',
  },
  {
    category: 'cheating',
    severity: 'major',
    place: 'Hall 2',
    description: 'Had notes under the answer sheet in the exam.',
    measure: 'detention',
  },
  {
    category: 'misconduct',
    severity: 'severe',
    place: 'Main gate',
    description: 'Insulted a guard and left the school without leave.',
    measure: 'suspension',
  },
] as const;

/** Seeds disciplinary records of the last months, with the actions taken. */
export async function seedIncidents(context: SeedContext, { students, employees, users }: School): Promise<void> {
  const random = makeRandom(SEED);
  const teachers = employees.filter(({ isTeaching }) => isTeaching);
  const days = schoolDaysUntil(addDays(context.today, -5), DAYS_BACK);
  const older = students.filter(({ isActive, order }) => isActive && order >= 4);
  const rows = Array.from({ length: INCIDENTS }, (_, index): SeedRecord => {
    const kind = KINDS[index % KINDS.length] as (typeof KINDS)[number];
    const occurred_on = days[Math.floor((index * DAYS_BACK) / INCIDENTS)] as string;
    const isSuspended = kind.measure === 'suspension';
    return {
      ...kind,
      student_id: random.pick(older).id,
      occurred_on,
      employee_id: random.pick(teachers).id,
      suspended_from: isSuspended ? addDays(occurred_on, 1) : null,
      suspended_until: isSuspended ? addDays(occurred_on, 3) : null,
      parents_informed_on: kind.severity === 'minor' ? null : addDays(occurred_on, random.whole(0, 2)),
      created_by: users.office,
      created_at: instantOf(occurred_on, '09:00'),
    };
  });
  await seedRecords(context, 'disciplinaryRecord', rows);
}
