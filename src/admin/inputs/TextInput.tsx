import { OutlinedInput } from '@mui/material';
import type { TextField } from '../../core/fields/field.ts';
import { describedBy } from './field/describedBy.ts';
import { FieldFrame } from './field/FieldFrame.tsx';
import { type FieldInputProps, useFieldInput } from './field/useFieldInput.ts';

const TYPES: Readonly<Record<string, 'email' | 'tel' | 'url'>> = { email: 'email', phone: 'tel', url: 'url' };

/** One line of text; addresses and numbers are written from left to right in every language. */
export function TextInput({ field, name }: FieldInputProps<TextField>) {
  const input = useFieldInput({ field, name });
  const type = TYPES[field.kind];
  return (
    <FieldFrame input={input}>
      <OutlinedInput
        id={input.id}
        name={input.path}
        type={type ?? 'text'}
        value={input.value ?? ''}
        placeholder={input.placeholder}
        onChange={(event) => input.change(event.target.value)}
        onBlur={input.leave}
        inputRef={input.ref}
        autoComplete="off"
        inputProps={{ dir: type ? 'ltr' : 'auto', ...describedBy(input) }}
      />
    </FieldFrame>
  );
}
