import { OutlinedInput } from '@mui/material';
import type { FocusEvent, SyntheticEvent } from 'react';
import type { DateField } from '../../core/fields/field.ts';
import { fromZoned, toZoned } from '../../core/zonedTime.ts';
import { useWords } from '../fields/useWords.ts';
import { describedBy } from './field/describedBy.ts';
import { FieldFrame } from './field/FieldFrame.tsx';
import { useFormScope } from './field/formScope.ts';
import { type FieldInputProps, useFieldInput } from './field/useFieldInput.ts';

const TYPES = { date: 'date', time: 'time', dateTime: 'datetime-local' } as const;

// The browser gives out an empty text for a date that is only half typed; that must not pass for none.
const HALF_TYPED = '?';

/** A day, a time or an instant, by the browser's own chooser. Instants are entered as the institute's clock shows them. */
export function DateInput({ field, name }: FieldInputProps<DateField>) {
  const input = useFieldInput({ field, name });
  const { today } = useFormScope();
  const { timeZone } = useWords().conventions;
  const isInstant = field.kind === 'dateTime';

  const take = ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { value, validity } = currentTarget;
    if (value === '') return input.change(validity.badInput ? HALF_TYPED : null);
    input.change(isInstant ? (fromZoned(value, timeZone) ?? HALF_TYPED) : value);
  };
  const leave = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    // Typing half a date raises no change event.
    if (event.currentTarget.validity.badInput) input.change(HALF_TYPED);
    input.leave();
  };

  return (
    <FieldFrame input={input}>
      <OutlinedInput
        id={input.id}
        name={input.path}
        type={TYPES[field.kind]}
        value={shown(input.value, isInstant ? timeZone : undefined)}
        onChange={take}
        onBlur={leave}
        inputRef={input.ref}
        inputProps={{ max: field.kind === 'date' && field.notInFuture ? today : undefined, ...describedBy(input) }}
      />
    </FieldFrame>
  );
}

function shown(value: unknown, timeZone: string | undefined): string {
  if (typeof value !== 'string' || value === HALF_TYPED) return '';
  return timeZone ? toZoned(value, timeZone) : value;
}
