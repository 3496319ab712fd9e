import { dayOf } from '../days.ts';
import { onOfficeDay } from '../officeDays.ts';
import type { Random } from '../random.ts';
import { ALL_MONTHS, type Fee } from './tariff.ts';
import { addDays, daysBetween } from '../../../../core/days.ts';

/** A fee that is due from a student in a month; money in minor units. */
export interface Due {
  readonly fee: Fee;
  readonly month: number;
  readonly waived: number;
}

export interface Line extends Due {
  readonly fine: number;
  readonly paid: number;
}

/** One payment at the office. */
export interface Visit {
  readonly on: string;
  readonly lines: readonly Line[];
}

type PaymentHabit = 'monthly' | 'quarterly' | 'late' | 'part' | 'stopped';

const PART_SHARE = 0.4;
/** Parts are paid in steps of fifty taka. */
const PART_STEP = 5_000;

/** Picks how a family pays: most in time, some late, some in parts; some have stopped. */
export function pickHabit(random: Random, { isPast, isActive }: { isPast: boolean; isActive: boolean }): PaymentHabit {
  if (!isActive) return 'stopped';
  const chance = random.whole(1, 100);
  if (chance <= 58) return 'monthly';
  if (chance <= 76) return 'quarterly';
  if (chance <= 89) return 'late';
  if (chance <= 95) return 'part';
  return isPast && chance <= 98 ? 'late' : 'stopped';
}

/** The payments of a year up to today. */
export function visitsOf(
  dues: readonly Due[],
  options: { readonly random: Random; readonly habit: PaymentHabit; readonly today: string },
): Visit[] {
  const { random, habit, today } = options;
  const [first] = dues;
  if (!first) return [];
  const { year } = first.fee;
  const until = habit === 'stopped' ? random.whole(3, 8) : 12;
  const span = habit === 'quarterly' ? 3 : 1;
  const visits: Visit[] = [];
  let rest: Line[] = [];
  for (const month of ALL_MONTHS.filter((one) => (one - 1) % span === 0 && one <= until)) {
    const on = visitDay({ random, habit, year, month });
    if (on > today) break;
    const open = dues.filter((due) => due.month >= month && due.month < month + span);
    const owed = open.map((due) => fullLine(due, on));
    const parts = habit === 'part' && random.chance(PART_SHARE) ? payPart(owed) : owed;
    const lines = [...rest.map((line) => restOf(line, on)), ...parts];
    rest = parts.filter((line, index) => line.paid < (owed[index]?.paid ?? 0));
    if (lines.length > 0) visits.push({ on, lines });
  }
  return visits;
}

/** The fine of a due that is paid on a day. */
export function fineOn({ fee, month }: Due, on: string): number {
  const days = daysBetween(dayOf(fee.year, month, fee.dueDay), on);
  if (days <= 0 || fee.fine.kind === 'none') return 0;
  return fee.fine.kind === 'fixed' ? fee.fine.amount : Math.min(days * fee.fine.amount, fee.fine.cap);
}

function visitDay(options: {
  readonly random: Random;
  readonly habit: PaymentHabit;
  readonly year: number;
  readonly month: number;
}): string {
  const { random, habit, year, month } = options;
  const onTime = dayOf(year, month, random.whole(2, 10));
  return onOfficeDay(habit === 'late' ? addDays(onTime, random.whole(4, 24)) : onTime);
}

function fullLine(due: Due, on: string): Line {
  const fine = fineOn(due, on);
  return { ...due, fine, paid: due.fee.amount - due.waived + fine };
}

/** The unpaid rest of a line, with the fine up to that day. */
function restOf(line: Line, on: string): Line {
  const fine = fineOn(line, on);
  return { ...line, fine, paid: line.fee.amount - line.waived + fine - line.paid };
}

/** Leaves about half of the last line unpaid. */
function payPart(lines: readonly Line[]): Line[] {
  const last = lines.at(-1);
  const part = last ? Math.floor(last.paid / 2 / PART_STEP) * PART_STEP : 0;
  if (!last || part === 0) return [...lines];
  return [...lines.slice(0, -1), { ...last, paid: part }];
}
