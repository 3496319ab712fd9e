import { Button } from '@mui/material';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { isFilled } from '../../../../core/conditions.ts';
import type { NumberedField } from '../../../../core/fields/field.ts';
import { useFormSession } from '../session/formSession.ts';
import { useAddingTexts } from './useAddingTexts.ts';
import { useNextNumbers } from './useNextNumbers.ts';

interface NextNumberProps {
  readonly field: NumberedField | { readonly kind: string };
  readonly name: string;
}

/** Says that a number was offered, and which is free where the one that somebody typed is refused. */
export function NextNumber({ name }: NextNumberProps) {
  const { resource, suggested } = useFormSession();
  const { setValue, setFocus, getFieldState } = useFormContext();
  const state = useFormState({ name });
  const text = useAddingTexts();
  const value: unknown = useWatch({ name });
  const next = useNextNumbers(resource)?.[name];
  const { isDirty, error } = getFieldState(name, state);
  if (!isDirty && isFilled(value) && suggested?.has(name, value))
    return <p className="adding-note">{text('suggested')}</p>;
  if (!error || !isFilled(next) || next === value) return null;
  const use = () => {
    suggested?.add(name, next);
    setValue(name, next, { shouldDirty: true, shouldValidate: true });
    setFocus(name);
  };
  return (
    <p className="adding-note">
      {text('nextFree', { value: String(next) })}{' '}
      <Button size="small" onClick={use}>
        {text('use')}
      </Button>
    </p>
  );
}
