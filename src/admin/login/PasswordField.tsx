import { useState, type KeyboardEvent, type RefObject } from 'react';
import type { LoginMessages } from '../../../locales/en/login.ts';
import { Drawing } from './Drawing.tsx';
import { LoginField } from './LoginField.tsx';

interface PasswordFieldProps {
  readonly messages: LoginMessages;
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error: string | undefined;
  readonly hint?: string;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

export function PasswordField({ messages, hint, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <LoginField
      {...field}
      type={isShown ? 'text' : 'password'}
      hint={capsLock ? messages.capsLock : hint}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => setCapsLock(false)}
    >
      {/* Named by its text: as an aria-label the word would make "Password" find two elements. */}
      <button type="button" className="login-icon-button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        <span className="login-unseen">{isShown ? messages.hidePassword : messages.showPassword}</span>
        <Drawing name={isShown ? 'eye-off' : 'eye'} />
      </button>
    </LoginField>
  );
}
