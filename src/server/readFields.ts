import type { Fields, RowOf } from '../core/fields/field.ts';
import { readInput } from '../core/rules/readInput.ts';
import { refuse } from './errors.ts';

type Input = Readonly<Record<string, unknown>>;

/**
 * The values of some fields in what was sent, read and checked as those of a form. What no field has is refused: results of
 * a misspelt `sction_id` would be those of the whole class. What is read elsewhere is named in `besides`.
 */
export function readFields<F extends Fields>(
  fields: F,
  options: { readonly input: Input; readonly today: string; readonly besides?: readonly string[] },
): RowOf<F> {
  const { today, besides = [] } = options;
  const input = Object.fromEntries(Object.entries(options.input).filter(([name]) => !besides.includes(name)));
  const { values, problems } = readInput({ resource: { fields, toggle: false }, input, today });
  if (Object.keys(problems).length > 0) throw refuse.invalid(problems);
  return { ...values } as RowOf<F>;
}
