import { useWatch } from 'react-hook-form';
import { type Condition, holds } from '../../core/conditions.ts';
import { pathIn, useFormScope } from './formScope.ts';

/** Whether a condition holds for what the form holds now. Only the fields that it names are watched. */
export function useCondition(condition: Condition | undefined): boolean {
  const scope = useFormScope();
  const names = Object.keys(condition ?? {});
  const watched: readonly unknown[] = useWatch({ name: names.map((name) => pathIn(scope, name)) });
  if (!condition) return true;
  // What the form has no input for counts as it is stored.
  const entries = names.map((name, index) => [
    name,
    watched[index] === undefined ? scope.record?.[name] : watched[index],
  ]);
  return holds(condition, Object.fromEntries(entries));
}
