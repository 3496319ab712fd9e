import { OutlinedInput } from '@mui/material';
import type { TextField } from '../../core/fields/field.ts';
import { describedBy } from './field/describedBy.ts';
import { FieldFrame } from './field/FieldFrame.tsx';
import { type FieldInputProps, useFieldInput } from './field/useFieldInput.ts';

export function LongTextInput({ field, name }: FieldInputProps<TextField>) {
  const input = useFieldInput({ field, name });
  return (
    <FieldFrame input={input}>
      <OutlinedInput
        id={input.id}
        name={input.path}
        multiline
        minRows={2}
        maxRows={12}
        value={input.value ?? ''}
        onChange={(event) => input.change(event.target.value)}
        onBlur={input.leave}
        inputRef={input.ref}
        inputProps={{ dir: 'auto', ...describedBy(input) }}
      />
    </FieldFrame>
  );
}
