import { useWatch } from 'react-hook-form';
import { type Condition, holds, isFilled } from '../../../core/conditions.ts';
import { pathIn, inheritedPath, useFormScope } from './formScope.ts';

/** Whether a condition holds for what the form holds now. Only the fields that it names are watched. */
export function useCondition(condition: Condition | undefined): boolean {
  const scope = useFormScope();
  const names = Object.keys(condition ?? {});
  const watched: readonly unknown[] = useWatch({ name: names.map((name) => pathIn(scope, name)) });
  const taken: readonly unknown[] = useWatch({
    name: names.map((name) => inheritedPath(scope, name) ?? pathIn(scope, name)),
  });
  if (!condition) return true;
  // What the form has no input for counts as it is stored, and what is left empty as what it takes over.
  const valueAt = (name: string, index: number) => {
    if (watched[index] === undefined) return scope.record?.[name];
    return isFilled(watched[index]) ? watched[index] : taken[index];
  };
  const entries = names.map((name, index) => [name, valueAt(name, index)]);
  return holds(condition, Object.fromEntries(entries));
}
