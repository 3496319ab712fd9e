import { type Condition, isFilled, type Test } from '../../core/conditions.ts';

/** The part of a condition that a list call can filter by. What it cannot say is checked when the record is saved. */
export function onlyFilter(condition: Condition | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(condition ?? {}).flatMap(([name, test]) => filtersOf(name, test)));
}

function filtersOf(name: string, test: Test): [key: string, value: unknown][] {
  if (test === null || typeof test !== 'object' || Array.isArray(test)) return [[name, test]];
  if (!('not' in test)) return [];
  const refused = [test.not].flat();
  return refused.every(isFilled) ? [[`${name}_not`, refused]] : [];
}
