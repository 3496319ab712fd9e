import { useEffect, useState, type SubmitEvent } from 'react';
import type { LoginMessages } from '../../../locales/en/login.ts';
import type { NewPasswordMessages } from '../../../locales/en/newPassword.ts';
import type { Locale } from '../browser/preferences.ts';
import { LoginField } from './LoginField.tsx';
import { loadNewPasswordMessages } from './newPasswordMessages.ts';
import { askForLink } from './submitNewPassword.ts';

interface ForgottenPasswordProps {
  readonly locale: Locale;
  readonly messages: LoginMessages;
}

type Progress = 'waiting' | 'sending' | 'asked';

/** Below the login, where the server sends email: whoever forgot a password asks for a link. */
export function ForgottenPassword({ locale, messages }: ForgottenPasswordProps) {
  const [texts, setTexts] = useState<NewPasswordMessages>();
  const [progress, setProgress] = useState<Progress>('waiting');
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    void loadNewPasswordMessages(locale).then(setTexts);
  }, [locale]);

  if (!texts) return <p>{messages.forgotten}</p>;

  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (progress === 'sending') return;
    const name = String(new FormData(event.currentTarget).get('forgotten') ?? '').trim();
    setProgress('sending');
    const wrong = await askForLink(name, { texts, messages });
    setProblem(wrong);
    setProgress(wrong === undefined ? 'asked' : 'waiting');
  };
  return (
    <details className="login-forgotten">
      <summary>{texts.forgotten}</summary>
      {progress === 'asked' ? (
        <p role="status">{texts.asked}</p>
      ) : (
        <form className="login-form" noValidate onSubmit={send}>
          <p>{texts.forgottenIntro}</p>
          <LoginField name="forgotten" label={messages.identifier} autoComplete="username" error={problem} />
          <button type="submit" className="login-submit" aria-disabled={progress === 'sending'}>
            {progress === 'sending' ? texts.sending : texts.send}
          </button>
        </form>
      )}
    </details>
  );
}
