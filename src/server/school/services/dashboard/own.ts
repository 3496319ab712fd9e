import type { OwnFigures } from '../../../../../schemas/dashboard.ts';
import { fromMinor } from '../../../../core/money.ts';
import { feeMonths, openOf } from './feeMonths.ts';
import { lessonsOf } from './lessons.ts';
import { ownPresence } from './ownPresence.ts';
import { type Person, personsOf } from './persons.ts';
import { currentYear, type SchoolYear } from './schoolYear.ts';
import type { Tile, TileCall } from './tile.ts';

/** What concerns the caller as a student, a parent or an employee: today's lessons, attendance, fees. */
export const own: Tile<'own'> = {
  name: 'own',
  needs: [],
  read: async (call) => {
    const persons = await personsOf(call.context, call.caller.userId);
    if (persons.length === 0) return undefined;
    const year = await currentYear(call.context);
    return Promise.all(persons.map((person) => figuresOf(call, person, year)));
  },
};

async function figuresOf(call: TileCall, person: Person, year: SchoolYear | undefined): Promise<OwnFigures> {
  const [lessons, presence, fees] = await Promise.all([
    lessonsOf(call, person),
    year && ownPresence(call, person, year),
    person.kind === 'student' ? ownFees(call, person.id) : undefined,
  ]);
  const { kind, id, name, note } = person;
  return { kind, id, name, note, lessons, ...(presence && { presence }), ...(fees && { fees }) };
}

async function ownFees({ context, today }: TileCall, student: number): Promise<OwnFigures['fees']> {
  const months = await feeMonths(context, [student]);
  if (months.length === 0) return undefined;
  return { due: fromMinor(openOf(months.filter(({ month }) => month <= today.slice(0, 7)))) };
}
