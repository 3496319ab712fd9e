import { comparedWith, type Condition, type Scalar, type Test } from './conditions.ts';
import type { AnyField, Choice, Fields } from './fields/field.ts';

/** A condition as records hold it: names of options become the numbers that stand for them. `{ status: 'pending' }` → `{ status: 0 }` */
export function withOptionCodes(condition: Condition, fields: Fields): Condition {
  return Object.fromEntries(
    Object.entries(condition).map(([name, test]) => {
      const options = optionsOf(fields[name]);
      return [name, options ? codedTest(test, options) : test];
    }),
  );
}

/** The first name in a test that no option of the field has; undefined when all are known. */
export function unknownOption(test: Test, field: AnyField | undefined): Scalar | undefined {
  const options = optionsOf(field);
  if (!options) return undefined;
  return comparedWith(test).find((value) => value !== null && !options.some(({ name }) => name === value));
}

/** What a condition may call a field's options; nothing where it has none. */
export function choiceNames(field: AnyField | undefined): readonly string[] {
  return (optionsOf(field) ?? []).map(({ name }) => name);
}

function optionsOf(field: AnyField | undefined): readonly Choice[] | undefined {
  return field?.kind === 'choice' || field?.kind === 'status' ? field.options : undefined;
}

function codedTest(test: Test, options: readonly Choice[]): Test {
  const code = (value: Scalar) => options.find(({ name }) => name === value)?.value ?? value;
  const codes = (values: Scalar | readonly Scalar[]) => (isList(values) ? values.map(code) : code(values));
  if (test === null || typeof test !== 'object' || isList(test)) return codes(test);
  return 'not' in test ? { not: codes(test.not) } : test;
}

function isList(test: unknown): test is readonly Scalar[] {
  return Array.isArray(test);
}
