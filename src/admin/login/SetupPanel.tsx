import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LoginMessages } from '../../../locales/en/login.ts';
import type { SetupMessages } from '../../../locales/en/setup.ts';
import type { UserData } from '../auth/userData.ts';
import type { Locale } from '../browser/preferences.ts';
import { LoginField } from './LoginField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { loadSetupMessages } from './setupMessages.ts';
import { firstProblem, submitSetup, type SetupProblems } from './submitSetup.ts';
import { useSentForm } from './useSentForm.ts';

interface SetupPanelProps {
  readonly token: string;
  readonly locale: Locale;
  readonly messages: LoginMessages;
  readonly onLoggedIn: (user: UserData) => Promise<void>;
}

/** Makes the first super admin and logs that person in. */
export function SetupPanel({ token, locale, messages, onLoggedIn }: SetupPanelProps) {
  const [texts, setTexts] = useState<SetupMessages>();
  const { isBusy, problems, sendBy } = useSentForm<SetupProblems>(firstProblem);

  useEffect(() => {
    void loadSetupMessages(locale).then(setTexts);
  }, [locale]);

  const first = useRef<HTMLInputElement>(null);
  const isReady = texts !== undefined;
  // Before anything is painted: what is typed at once lands in the field.
  useLayoutEffect(() => {
    if (isReady) first.current?.focus();
  }, [isReady]);

  if (!texts) return null;

  const submit = async (form: FormData): Promise<SetupProblems | undefined> => {
    const outcome = await submitSetup({ token, form, texts, messages });
    if ('problems' in outcome) return outcome.problems;
    await onLoggedIn(outcome.user);
    return undefined;
  };

  return (
    <>
      <h1>{texts.title}</h1>
      <p className="login-intro">{texts.intro}</p>
      <form className="login-form" noValidate onSubmit={sendBy(submit)}>
        <div role="alert" className="login-alert">
          {problems.form && <p>{problems.form}</p>}
        </div>
        <LoginField
          name="name"
          label={texts.name}
          dir="auto"
          autoComplete="name"
          error={problems.name}
          inputRef={first}
        />
        <LoginField name="email" label={texts.email} type="email" autoComplete="username" error={problems.email} />
        <PasswordField
          messages={messages}
          name="password"
          label={texts.password}
          autoComplete="new-password"
          error={problems.password}
          hint={texts.passwordHint}
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
      <footer className="login-help">
        <a href="/login">{messages.title}</a>
      </footer>
    </>
  );
}
