import { Icon } from '../icons/Icon.tsx';
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TextField } from '../../core/fields/field.ts';
import { describedBy } from './describedBy.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { type FieldInputProps, useFieldInput } from './useFieldInput.ts';

export function PasswordInput({ field, name }: FieldInputProps<TextField>) {
  const input = useFieldInput({ field, name });
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const value = typeof input.value === 'string' ? input.value : '';
  const toggle = translate(isShown ? 'screens.form.hidePassword' : 'screens.form.showPassword');
  return (
    <FieldFrame input={input}>
      <OutlinedInput
        id={input.id}
        name={input.path}
        type={isShown ? 'text' : 'password'}
        value={value}
        onChange={(event) => input.change(event.target.value)}
        onBlur={input.leave}
        inputRef={input.ref}
        autoComplete="new-password"
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              size="small"
              aria-label={toggle}
              title={toggle}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? <Icon name="VisibilityOff" size="small" /> : <Icon name="Visibility" size="small" />}
            </IconButton>
          </InputAdornment>
        }
        inputProps={{ dir: 'ltr', spellCheck: false, ...describedBy(input) }}
      />
      {value !== '' && <PasswordChecklist password={value} />}
    </FieldFrame>
  );
}
