import type { OptionName } from './fields/field.ts';

/** A value that a condition can compare with. */
export type Scalar = string | number | null;

/** What must hold for one field: equal, any of, not, or (un)filled. */
export type Test =
  | Scalar
  | readonly Scalar[]
  | { readonly not: Scalar | readonly Scalar[] }
  | { readonly filled: boolean };

/**
 * Data that says when something applies; every named field must pass. `{ payment: ['cash', 'bank'], note: { filled: true } }`
 * A field may be one of a record that is referred to: `{ 'class_id.has_groups': 1 }`.
 */
export type Condition = Readonly<Record<string, Test>>;

/** A condition as a declaration writes it: of fields that there are, and of options by their names. */
export type ConditionOn<F> = { readonly [K in keyof F]?: TestOf<Tested<F[K]>> } & {
  readonly [K in 'is_active' | 'id' | `${keyof F & string}.${string}`]?: Test;
};

type TestOf<V> =
  | V
  | null
  | readonly (V | null)[]
  | { readonly not: V | null | readonly (V | null)[] }
  | { readonly filled: boolean };

type Tested<F> = F extends { readonly kind: infer Kind }
  ? Kind extends 'choice' | 'status'
    ? OptionName<F>
    : Kind extends NumberKind
      ? number
      : Kind extends TextKind
        ? string
        : string | number
  : never;

/** Kinds of which a condition compares numbers, and texts. */
type NumberKind = 'integer' | 'year' | 'decimal' | 'percent' | 'boolean' | 'reference';
type TextKind = 'text' | 'longText' | 'richText' | 'email' | 'phone' | 'url' | 'color' | 'date' | 'time' | 'dateTime';

/** Whether a record meets a condition. The same on both sides; no condition always holds, and so does one about a referred record that is not known. */
export function holds(condition: Condition | undefined, record: Readonly<Record<string, unknown>>): boolean {
  if (!condition) return true;
  return Object.entries(condition).every(
    ([field, test]) => (referredField(field) && record[field] === undefined) || passes(test, record[field]),
  );
}

/** What a name says of a record that is referred to: `class_id.has_groups`. Undefined for a field of the record itself. */
export function referredField(name: string): { readonly reference: string; readonly field: string } | undefined {
  const [reference = '', field] = name.split('.');
  return field === undefined ? undefined : { reference, field };
}

/** The tests of a condition about records that are referred to. */
export function referredTests(condition: Condition = {}) {
  return Object.entries(condition).flatMap(([name, test]) => {
    const referred = referredField(name);
    return referred ? [{ ...referred, test }] : [];
  });
}

/** The values that a test compares with; none where it only asks whether something is given. */
export function comparedWith(test: Test): readonly Scalar[] {
  if (isList(test)) return test;
  if (test === null || typeof test !== 'object') return [test];
  return 'not' in test ? comparedWith(test.not) : [];
}

function passes(test: Test, value: unknown): boolean {
  if (isList(test)) return test.some((each) => isSame(each, value));
  if (test === null || typeof test !== 'object') return isSame(test, value);
  if ('filled' in test) return isFilled(value) === test.filled;
  return !passes(test.not, value);
}

/** Whether a value counts as given: not null, not empty text, not an empty list. */
export function isFilled(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false;
  return !(Array.isArray(value) && value.length === 0);
}

function isList(test: Test): test is readonly Scalar[] {
  return Array.isArray(test);
}

// A form holds '1' where the server holds 1, and '' where the server holds null.
function isSame(expected: Scalar, value: unknown): boolean {
  if (expected === null) return !isFilled(value);
  if (typeof value === 'boolean') return expected === Number(value);
  return isFilled(value) && String(value) === String(expected);
}
