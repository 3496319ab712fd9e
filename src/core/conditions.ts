/** A value that a condition can compare with. */
export type Scalar = string | number | null;

/** What must hold for one field: equal, any of, not, or (un)filled. */
export type Test = Scalar | readonly Scalar[] | { readonly not: Scalar | readonly Scalar[] } | { readonly filled: boolean };

/** Data that says when something applies; every named field must pass. `{ payment: ['cash', 'bank'], note: { filled: true } }` */
export type Condition = Readonly<Record<string, Test>>;

/** Whether a record meets a condition. The same on both sides; no condition always holds. */
export function holds(condition: Condition | undefined, record: Readonly<Record<string, unknown>>): boolean {
  if (!condition) return true;
  return Object.entries(condition).every(([field, test]) => passes(test, record[field]));
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
