import { classRoutine } from '../../../../../schemas/academics/classRoutine.ts';
import { employeeAttendance } from '../../../../../schemas/attendance/employeeAttendance.ts';
import { studentAttendance } from '../../../../../schemas/attendance/studentAttendance.ts';
import type { OwnFigures } from '../../../../../schemas/dashboard.ts';
import { assignedFee } from '../../../../../schemas/fees/assignedFee.ts';
import { studentPayment } from '../../../../../schemas/fees/studentPayment.ts';
import { student } from '../../../../../schemas/students/student.ts';
import { fromMinor } from '../../../../core/money.ts';
import type { Resource } from '../../../../core/resource.ts';
import { feeMonths, openOf } from './feeMonths.ts';
import { lessonsOf } from './lessons.ts';
import { ownPresence } from './ownPresence.ts';
import { ownResult } from './ownResult.ts';
import { type Person, personsOf } from './persons.ts';
import { findReadableIds } from '../../../services/resources/readRecords.ts';
import { currentYear, type SchoolYear } from './schoolYear.ts';
import { seesOwnRecords } from './seesOwnRecords.ts';
import type { Tile, TileCall } from './tile.ts';

/** What concerns the caller as a student, a parent or an employee: lessons, attendance, fees, the newest result. */
export const own: Tile<'own'> = {
  name: 'own',
  read: async (call) => {
    const persons = await visibleStudents(call, await personsOf(call.context, call.caller.userId));
    if (persons.length === 0) return undefined;
    const year = await currentYear(call.context);
    return Promise.all(persons.map((person) => figuresOf(call, person, year)));
  },
};

/** Of the students those whose record the caller may see. */
async function visibleStudents({ context, caller }: TileCall, persons: readonly Person[]): Promise<Person[]> {
  const ids = persons.flatMap(({ kind, id }) => (kind === 'student' ? [id] : []));
  const readable = await findReadableIds({ context, resource: student, caller, ids });
  return persons.filter(({ kind, id }) => kind === 'employee' || readable.has(id));
}

async function figuresOf(call: TileCall, person: Person, year: SchoolYear | undefined): Promise<OwnFigures> {
  const { kind, id, name, note } = person;
  const isStudent = kind === 'student';
  // What somebody was denied on the page that lists it is not told here either.
  const sees = (...resources: readonly Resource[]) => resources.every((each) => seesOwnRecords(call.caller, each));
  const seesLessons = !isStudent || sees(classRoutine);
  const seesPresence = sees(isStudent ? studentAttendance : employeeAttendance);
  const [lessons, presence, fees, result] = await Promise.all([
    seesLessons ? lessonsOf(call, person) : { lessons: [] },
    year && seesPresence ? ownPresence(call, person, year) : undefined,
    isStudent && sees(assignedFee, studentPayment) ? ownFees(call, id) : undefined,
    isStudent ? ownResult(call, id) : undefined,
  ]);
  const figures = { ...(presence && { presence }), ...(fees && { fees }), ...(result && { result }) };
  return { kind, id, name, note, ...lessons, ...figures };
}

async function ownFees({ context, today }: TileCall, studentId: number): Promise<OwnFigures['fees']> {
  const months = await feeMonths(context, [studentId]);
  if (months.length === 0) return undefined;
  return { due: fromMinor(openOf(months.filter(({ month }) => month <= today.slice(0, 7)))) };
}
