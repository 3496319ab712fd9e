import { InputAdornment, OutlinedInput } from '@mui/material';
import type { TextField } from '../../core/fields/field.ts';
import { COLOR } from '../../core/rules/formats.ts';
import { describedBy } from './describedBy.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldInputProps, useFieldInput } from './useFieldInput.ts';

/** A colour: typed as `#rrggbb`, or picked with the mouse from the browser's palette. */
export function ColorInput({ field, name }: FieldInputProps<TextField>) {
  const input = useFieldInput({ field, name });
  const value = typeof input.value === 'string' ? input.value : '';
  return (
    <FieldFrame input={input}>
      <OutlinedInput
        id={input.id}
        name={input.path}
        value={value}
        placeholder="#0f5c5c"
        onChange={(event) => input.change(event.target.value)}
        onBlur={input.leave}
        inputRef={input.ref}
        startAdornment={
          <InputAdornment position="start">
            <input
              type="color"
              className="input-palette"
              aria-hidden
              tabIndex={-1}
              value={COLOR.test(value) ? value : '#ffffff'}
              onChange={(event) => input.change(event.target.value)}
            />
          </InputAdornment>
        }
        inputProps={{ dir: 'ltr', ...describedBy(input) }}
      />
    </FieldFrame>
  );
}
