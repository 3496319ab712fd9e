import { useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import type { LoginMessages } from '../../../locales/en/login.ts';
import type { NewPasswordMessages } from '../../../locales/en/newPassword.ts';
import type { UserData } from '../auth/userData.ts';
import type { Locale } from '../browser/preferences.ts';
import { loadNewPasswordMessages } from './newPasswordMessages.ts';
import { PasswordField } from './PasswordField.tsx';
import {
  failureSentence,
  type LinkOwner,
  type NewPasswordProblems,
  readLinkOwner,
  submitNewPassword,
} from './submitNewPassword.ts';

interface PasswordPanelProps {
  /** The code of the link. */
  readonly code: string;
  readonly locale: Locale;
  readonly messages: LoginMessages;
  readonly onLoggedIn: (user: UserData) => Promise<void>;
}

/** Lets somebody choose a password with a link, and signs them in. */
export function PasswordPanel({ code, locale, messages, onLoggedIn }: PasswordPanelProps) {
  const [texts, setTexts] = useState<NewPasswordMessages>();
  const [found, setFound] = useState<Awaited<ReturnType<typeof readLinkOwner>>>();

  useEffect(() => {
    void loadNewPasswordMessages(locale).then(setTexts);
  }, [locale]);
  useEffect(() => {
    // Each call counts against the limit for links, so only another code asks again, and no answer does.
    void readLinkOwner(code).then(setFound);
  }, [code]);

  if (!texts) return null;
  return (
    <>
      <h1>{texts.title}</h1>
      {!found && (
        <p className="login-intro" role="status">
          {texts.checking}
        </p>
      )}
      {found && 'failure' in found && (
        <div role="alert" className="login-alert">
          <p>{failureSentence(found.failure, { texts, messages })}</p>
        </div>
      )}
      {found && 'login' in found && (
        <PasswordForm code={code} owner={found} texts={texts} messages={messages} onLoggedIn={onLoggedIn} />
      )}
      <footer className="login-help">
        <a href="/login">{texts.back}</a>
      </footer>
    </>
  );
}

interface PasswordFormProps extends Omit<PasswordPanelProps, 'locale'> {
  readonly owner: LinkOwner;
  readonly texts: NewPasswordMessages;
}

function PasswordForm({ code, owner, texts, messages, onLoggedIn }: PasswordFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<NewPasswordProblems>({});
  const first = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setBusy(true);
    const outcome = await submitNewPassword({ code, owner, form: new FormData(form), texts, messages });
    if ('user' in outcome) return onLoggedIn(outcome.user);
    setBusy(false);
    setProblems(outcome.problems);
    const field = form.elements.namedItem(outcome.problems.again ? 'again' : 'password');
    if (field instanceof HTMLElement) field.focus();
  };
  const intro = texts.intro.replace('%{name}', () => owner.name).replace('%{login}', () => owner.login);
  return (
    <>
      <p className="login-intro">{intro}</p>
      <form className="login-form" noValidate onSubmit={send}>
        <div role="alert" className="login-alert">
          {problems.form && <p>{problems.form}</p>}
        </div>
        {/* Password managers keep it beside the password. */}
        <input type="hidden" name="username" autoComplete="username" value={owner.login} readOnly />
        <PasswordField
          messages={messages}
          name="password"
          label={texts.password}
          autoComplete="new-password"
          error={problems.password}
          hint={texts.hint}
          inputRef={first}
        />
        <PasswordField
          messages={messages}
          name="again"
          label={texts.again}
          autoComplete="new-password"
          error={problems.again}
        />
        <button type="submit" className="login-submit" aria-disabled={isBusy}>
          {isBusy ? texts.working : texts.submit}
        </button>
      </form>
    </>
  );
}
