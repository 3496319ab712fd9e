import { Icon } from '../icons/Icon.tsx';
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TextField } from '../../core/fields/field.ts';
import { describedBy } from './field/describedBy.ts';
import { FieldFrame } from './field/FieldFrame.tsx';
import { type FieldInputProps, useFieldInput } from './field/useFieldInput.ts';
import { PASSWORD_MIN } from '../../core/limits.ts';

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

const DEMANDS: readonly { readonly key: string; readonly isMet: (password: string) => boolean }[] = [
  { key: 'length', isMet: (password) => password.length >= PASSWORD_MIN },
  { key: 'uppercase', isMet: (password) => /[A-Z]/.test(password) },
  { key: 'lowercase', isMet: (password) => /[a-z]/.test(password) },
  { key: 'digit', isMet: (password) => /\d/.test(password) },
  { key: 'special', isMet: (password) => /[!@#$%&*()]/.test(password) },
];

/** What a password still lacks, while it is typed. */
function PasswordChecklist({ password }: { readonly password: string }) {
  const translate = useTranslate();
  return (
    <ul className="input-checklist">
      {DEMANDS.map(({ key, isMet }) => {
        const met = isMet(password);
        return (
          <li key={key} data-met={met}>
            <Icon name={met ? 'Check' : 'Dot'} />
            {translate(`screens.password.${key}`, { min: PASSWORD_MIN })}
            <span className="unseen">{translate(met ? 'screens.password.met' : 'screens.password.unmet')}</span>
          </li>
        );
      })}
    </ul>
  );
}
