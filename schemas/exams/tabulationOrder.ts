import { toLatin } from '../../src/core/rules/parseAmount.ts';
import type { Tabulation } from './resultPageCalls.ts';

export type TabulatedStudent = Tabulation['students'][number];

/** By what the rows of the sheet are sorted. */
export const ORDERS = ['roll', 'position'] as const;
export type Order = (typeof ORDERS)[number];

export const isOrder = (name: string): name is Order => ORDERS.some((order) => order === name);

/** Students in an order; by roll they come so, and by place those who failed follow by failed subjects, then by total. */
export function sortStudents(students: readonly TabulatedStudent[], order: Order): readonly TabulatedStudent[] {
  if (order === 'roll') return students;
  const placeOf = ({ position_in_class: place }: TabulatedStudent) => place ?? Number.POSITIVE_INFINITY;
  return students.toSorted(
    (one, other) =>
      compare(placeOf(one), placeOf(other)) ||
      one.failed_subjects - other.failed_subjects ||
      Number(other.total) - Number(one.total),
  );
}

/** Those whose name has all the words that are typed, or whose roll number it is. */
export function findStudents(students: readonly TabulatedStudent[], typed: string): readonly TabulatedStudent[] {
  const words = toLatin(typed).toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return students;
  return students.filter(({ name, roll_no }) =>
    words.every((word) => name.toLowerCase().includes(word) || String(roll_no) === word),
  );
}

// Both may be infinite, and their difference then no number.
function compare(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
