import { holds, isFilled } from '../conditions.ts';
import type { AnyField } from '../fields/field.ts';
import type { DecimalOptions } from '../fields/options.ts';
import type { Problem } from './problem.ts';
import { daysBetween } from '../days.ts';

/** The rules of a field that a value can break although it is of the field's kind, as the keys of their messages. */
export type FieldRule = 'required' | 'anyImage' | 'writeOnce' | ComparisonRule;
type ComparisonRule = 'confirmed' | 'notInFuture' | 'notBefore' | 'maxDays' | 'after' | 'min' | 'max';

/** The rule that a value breaks. */
export interface BrokenRule extends Problem {
  readonly key: FieldRule;
}

/** A filled value of a record, with what the rules of its field look at. */
export interface Rule {
  readonly name: string;
  readonly field: AnyField;
  readonly merged: Readonly<Record<string, unknown>>;
  readonly existing?: Readonly<Record<string, unknown>> | undefined;
  readonly today: string;
}

/** The rule of a field that its value breaks by comparison with other fields of the record, or of the child row. */
export function crossFieldProblem({ name, field, merged, today }: Rule): BrokenRule | undefined {
  const value = merged[name];
  if ('sameAs' in field && field.sameAs && merged[field.sameAs] !== value) return { key: 'confirmed' };
  if ('notInFuture' in field && field.notInFuture && String(value).slice(0, today.length) > today)
    return { key: 'notInFuture' };
  if ('notBefore' in field && field.notBefore && isFilled(merged[field.notBefore])) {
    const earlier = String(merged[field.notBefore]);
    if (String(value) < earlier) return { key: 'notBefore', params: { other: `fields.${field.notBefore}` } };
    const max = field.maxDays;
    if (max !== undefined && daysFrom(earlier, String(value)) > max) return { key: 'maxDays', params: { max } };
  }
  if ('after' in field && field.after && isFilled(merged[field.after])) {
    if (String(value) <= String(merged[field.after]))
      return { key: 'after', params: { other: `fields.${field.after}` } };
  }
  if ('atLeast' in field && field.atLeast && isFilled(merged[field.atLeast])) {
    const least = merged[field.atLeast] as string | number;
    if (Number(value) < Number(least)) return { key: 'min', params: { min: least } };
  }
  if ('atMost' in field && field.atMost && isFilled(merged[field.atMost])) {
    const most = merged[field.atMost] as string | number;
    if (Number(value) > Number(most)) return { key: 'max', params: { max: most } };
  }
  if ('negativeWhen' in field && field.negativeWhen) return wrongSign(field, Number(value), merged);
  return undefined;
}

// Zero is on neither side.
function wrongSign(
  { negativeWhen, decimals = 2 }: Pick<DecimalOptions, 'negativeWhen' | 'decimals'>,
  value: number,
  merged: Rule['merged'],
): BrokenRule | undefined {
  const least = (10 ** -decimals).toFixed(decimals);
  if (!holds(negativeWhen, merged)) return value > 0 ? undefined : { key: 'min', params: { min: least } };
  return value < 0 ? undefined : { key: 'max', params: { max: `-${least}` } };
}

// The number of days, with the first and the last.
function daysFrom(first: string, last: string): number {
  return daysBetween(first, last) + 1;
}
