import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CodeMessages } from '../../../locales/en/code.ts';
import type { LoginMessages } from '../../../locales/en/login.ts';
import type { UserData } from '../auth/userData.ts';
import type { Locale } from '../browser/preferences.ts';
import { codeProblem } from './codeProblem.ts';
import { loadCodeMessages } from './codeMessages.ts';
import { LoginField } from './LoginField.tsx';
import { sentenceOf } from './messages.ts';
import { submitCode } from './submitCode.ts';

interface CodeStepProps {
  readonly challenge: string;
  readonly locale: Locale;
  readonly messages: LoginMessages;
  readonly onLoggedIn: (user: UserData) => Promise<void>;
  /** Leads back to the password, with what to say there. */
  readonly onBack: (problem?: string) => void;
}

/** Asks for the code of the second factor, after the right password. */
export function CodeStep({ challenge, locale, messages, onLoggedIn, onBack }: CodeStepProps) {
  const [texts, setTexts] = useState<CodeMessages>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ readonly text: string; readonly isOfCode: boolean }>();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    void loadCodeMessages(locale).then(setTexts, () => onBack('login.unreachable'));
  }, [locale, onBack]);
  const isReady = texts !== undefined;
  // Before anything is painted: what is typed at once lands in the field.
  useLayoutEffect(() => {
    if (isReady) field.current?.focus();
  }, [isReady]);

  if (!texts) return null;

  const show = (text: string, isOfCode: boolean): void => {
    setBusy(false);
    setProblem({ text, isOfCode });
    field.current?.focus();
    field.current?.select();
  };

  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const code = field.current?.value.trim() ?? '';
    const wrong = codeProblem(code);
    if (wrong) return show(texts[wrong], true);
    setBusy(true);
    setProblem(undefined);
    const outcome = await submitCode({ challenge, code });
    if ('user' in outcome) return onLoggedIn(outcome.user);
    if (outcome.isOver) return onBack(outcome.problem);
    show(sentenceOf(messages, outcome.problem), outcome.isOfCode);
  };

  return (
    <form className="login-form" noValidate onSubmit={send}>
      <div role="alert" className="login-alert">
        {problem && !problem.isOfCode && <p>{problem.text}</p>}
      </div>
      <p className="login-intro">{texts.intro}</p>
      <LoginField
        name="code"
        label={texts.label}
        autoComplete="one-time-code"
        maxLength={40}
        error={problem?.isOfCode ? problem.text : undefined}
        hint={texts.hint}
        inputRef={field}
      />
      <p className="login-hint">{texts.lost}</p>
      <button type="submit" className="login-submit" aria-disabled={isBusy}>
        {isBusy ? messages.submitting : messages.submit}
      </button>
      <button type="button" className="login-back" onClick={() => onBack()}>
        {texts.back}
      </button>
    </form>
  );
}
