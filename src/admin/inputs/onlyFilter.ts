import type { Condition, Test } from '../../core/conditions.ts';

/** The part of a condition that a list call can filter by. What it cannot say is checked when the record is saved. */
export function onlyFilter(condition: Condition | undefined): Record<string, unknown> {
  const tests = Object.entries(condition ?? {});
  return Object.fromEntries(tests.filter(([, test]) => isPlain(test)));
}

function isPlain(test: Test): boolean {
  return test === null || typeof test !== 'object' || Array.isArray(test);
}
