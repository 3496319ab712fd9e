import type { Fields, RowOf } from '../core/fields/field.ts';
import { readInput } from '../core/rules/readInput.ts';
import { refuse } from './errors.ts';

/** The values of some fields in what was sent, read and checked as those of a form; what else was sent is passed over. */
export function readFields<F extends Fields>(
  fields: F,
  options: { readonly input: Readonly<Record<string, unknown>>; readonly today: string },
): RowOf<F> {
  const input = Object.fromEntries(Object.entries(options.input).filter(([name]) => Object.hasOwn(fields, name)));
  const { values, problems } = readInput({ resource: { fields, toggle: false }, input, today: options.today });
  if (Object.keys(problems).length > 0) throw refuse.invalid(problems);
  return { ...values } as RowOf<F>;
}
