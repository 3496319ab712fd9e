import { fromMinor, toMinor } from '../../core/money.ts';
import type { Conventions } from '../fields/conventions.ts';
import { formatNumber } from '../fields/format.ts';

/** An amount in the form that travels; what is none stays as it was typed. */
export function toAmount(amount: string | undefined): string | null {
  if (amount === undefined) return null;
  const minor = toMinor(amount);
  return minor === undefined ? amount : fromMinor(minor);
}

/** An amount as it stands in its input while nobody types. */
export function shownAmount(value: unknown, conventions: Conventions): string {
  if (value === null || value === undefined) return '';
  const minor = toMinor(String(value));
  return minor === undefined ? String(value) : formatNumber(minor / 100, conventions, 2);
}
