import type { InputHTMLAttributes, ReactNode, RefObject } from 'react';

interface LoginFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly hint?: string | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** A button inside the field's end. */
  readonly children?: ReactNode;
}

export function LoginField({ name, label, error, hint, inputRef, children, ...input }: LoginFieldProps) {
  return (
    <div className="login-field">
      <label htmlFor={name}>{label}</label>
      <div className="login-input">
        <input
          dir="ltr"
          {...input}
          id={name}
          name={name}
          ref={inputRef}
          autoCapitalize="none"
          spellCheck={false}
          aria-required="true"
          aria-invalid={error ? 'true' : undefined}
          aria-describedby={`${name}-error ${name}-hint`}
        />
        {children}
      </div>
      <p id={`${name}-hint`} className="login-hint" role="status">
        {hint}
      </p>
      <p id={`${name}-error`} className="login-field-error">
        {error}
      </p>
    </div>
  );
}
