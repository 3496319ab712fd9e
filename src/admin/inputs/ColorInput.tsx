import { InputAdornment, OutlinedInput } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { TextField } from '../../core/fields/field.ts';
import { COLOR } from '../../core/rules/formats.ts';
import { describedBy } from './field/describedBy.ts';
import { FieldFrame } from './field/FieldFrame.tsx';
import { type FieldInputProps, useFieldInput } from './field/useFieldInput.ts';
import { BRAND_COLOR } from '../../core/brand.ts';

/** A colour: typed as `#rrggbb`, or picked from the browser's palette. */
export function ColorInput({ field, name }: FieldInputProps<TextField>) {
  const input = useFieldInput({ field, name });
  const translate = useTranslate();
  const value = typeof input.value === 'string' ? input.value : '';
  const palette = translate('screens.form.palette', { label: input.label });
  return (
    <FieldFrame input={input}>
      <OutlinedInput
        id={input.id}
        name={input.path}
        value={value}
        placeholder={BRAND_COLOR}
        onChange={(event) => input.change(event.target.value)}
        onBlur={input.leave}
        inputRef={input.ref}
        endAdornment={
          <InputAdornment position="end">
            <input
              type="color"
              className="input-palette"
              aria-label={palette}
              title={palette}
              value={COLOR.test(value) ? value : '#ffffff'}
              onChange={(event) => input.change(event.target.value)}
              onBlur={input.leave}
            />
          </InputAdornment>
        }
        inputProps={{ dir: 'ltr', ...describedBy(input) }}
      />
    </FieldFrame>
  );
}
