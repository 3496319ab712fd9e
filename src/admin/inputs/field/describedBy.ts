import type { FieldInputState } from './useFieldInput.ts';

/** The attributes that tie an input to its help and its error. */
export function describedBy({ id, help, error }: Pick<FieldInputState, 'id' | 'help' | 'error'>) {
  const ids = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}
