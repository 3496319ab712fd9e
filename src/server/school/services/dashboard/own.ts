import type { OwnFigures } from '../../../../../schemas/dashboard.ts';
import { fromMinor } from '../../../../core/money.ts';
import { feeMonths, openOf } from './feeMonths.ts';
import { lessonsOf } from './lessons.ts';
import { ownPresence } from './ownPresence.ts';
import { ownResult } from './ownResult.ts';
import { type Person, personsOf } from './persons.ts';
import { currentYear, type SchoolYear } from './schoolYear.ts';
import type { Tile, TileCall } from './tile.ts';

/** What concerns the caller as a student, a parent or an employee: lessons, attendance, fees, the newest result. */
export const own: Tile<'own'> = {
  name: 'own',
  read: async (call) => {
    const persons = await personsOf(call.context, call.caller.userId);
    if (persons.length === 0) return undefined;
    const year = await currentYear(call.context);
    return Promise.all(persons.map((person) => figuresOf(call, person, year)));
  },
};

async function figuresOf(call: TileCall, person: Person, year: SchoolYear | undefined): Promise<OwnFigures> {
  const { kind, id, name, note } = person;
  const isStudent = kind === 'student';
  const [lessons, presence, fees, result] = await Promise.all([
    lessonsOf(call, person),
    year && ownPresence(call, person, year),
    isStudent ? ownFees(call, id) : undefined,
    isStudent ? ownResult(call, id) : undefined,
  ]);
  const figures = { ...(presence && { presence }), ...(fees && { fees }), ...(result && { result }) };
  return { kind, id, name, note, ...lessons, ...figures };
}

async function ownFees({ context, today }: TileCall, student: number): Promise<OwnFigures['fees']> {
  const months = await feeMonths(context, [student]);
  if (months.length === 0) return undefined;
  return { due: fromMinor(openOf(months.filter(({ month }) => month <= today.slice(0, 7)))) };
}
