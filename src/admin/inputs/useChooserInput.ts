import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { type FieldInputProps, type FieldInputState, useFieldInput } from './field/useFieldInput.ts';

interface ChooserInput {
  readonly input: FieldInputState;
  /** Takes what could not be chosen: it stands at the field, and the form is not saved past it. */
  readonly onProblem: (problem: string | undefined) => void;
}

/** Ties a chooser to its field in the form. */
export function useChooserInput({ field, name }: FieldInputProps): ChooserInput {
  const problem = useRef<string>(undefined);
  const input = useFieldInput({ field, name, ownProblem: () => problem.current });
  const { trigger, clearErrors } = useFormContext();
  const onProblem = (found: string | undefined) => {
    problem.current = found;
    // Whoever types anew is not told that nothing is chosen yet.
    if (found) void trigger(input.path);
    else clearErrors(input.path);
  };
  return { input, onProblem };
}
