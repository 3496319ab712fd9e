import { lazy, Suspense, useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { LoginMessages } from '../../../locales/en/login.ts';
import type { UserData } from '../auth/userData.ts';
import type { Locale } from '../browser/preferences.ts';
import { loadChunk } from '../loading/loadChunk.ts';
import { LoginField } from './LoginField.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { DemoLogin, Entrance } from './entrance.ts';
import { findMissing, type LoginProblems } from './loginProblems.ts';
import { sentenceOf } from './messages.ts';
import type { LoginOutcome } from './submitLogin.ts';

interface LoginFormProps {
  readonly messages: LoginMessages;
  readonly notice: string | undefined;
  /** Given where the server has logins to try. */
  readonly loadDemo: Entrance['loadDemo'];
  readonly locale: Locale;
  readonly wasSent: (() => boolean) | undefined;
  readonly onSubmit: () => void;
  readonly onLoggedIn: (user: UserData) => Promise<void>;
}

// Only a demo server has them, so nobody else downloads them.
const DemoLogins = lazy(() => import('./DemoLogins.tsx').then((module) => ({ default: module.DemoLogins })));

// Asked of those alone who have set it up.
const CodeStep = lazy(() => import('./CodeStep.tsx').then((module) => ({ default: module.CodeStep })));

// The way to the server is fetched while somebody types: the first paint needs none of it.
const importSubmit = () => loadChunk(() => import('./submitLogin.ts'));

async function submitLogin(identifier: string, password: string): Promise<LoginOutcome> {
  const loaded = await importSubmit().catch(() => undefined);
  return loaded ? loaded.submitLogin(identifier, password) : { problems: { form: 'login.unreachable' } };
}

type Progress = 'waiting' | 'submitting' | 'opening';

export function LoginForm(props: LoginFormProps) {
  const { messages, notice, loadDemo, locale, wasSent, onSubmit, onLoggedIn } = props;
  const [progress, setProgress] = useState<Progress>('waiting');
  const [problems, setProblems] = useState<LoginProblems>({});
  const [challenge, setChallenge] = useState<string>();
  const identifier = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const { current: field } = identifier;
    // Somebody may be typing already: the fields are there before this code is.
    if (!field?.form?.contains(document.activeElement)) field?.focus();
    if (wasSent?.()) field?.form?.requestSubmit();
  }, [wasSent]);

  const show = (found: LoginProblems): void => {
    setProblems(found);
    setProgress('waiting');
    const field = found.focus && { identifier, password }[found.focus].current;
    field?.focus();
    field?.select();
  };

  // The fields are read when needed instead of being mirrored in state: some password managers fill without an event.
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (progress !== 'waiting') return;
    const typed = [identifier.current?.value.trim() ?? '', password.current?.value ?? ''] as const;
    const missing = findMissing(...typed);
    if (missing) return show(missing);
    setProgress('submitting');
    setProblems({});
    onSubmit();
    const outcome = await submitLogin(...typed);
    if ('problems' in outcome) return show(outcome.problems);
    if ('challenge' in outcome) return setChallenge(outcome.challenge);
    setProgress('opening');
    await onLoggedIn(outcome.user);
  };

  const fill = (account: DemoLogin): void => {
    if (identifier.current) identifier.current.value = account.identifier;
    if (password.current) password.current.value = account.password;
    setProblems({});
    submit.current?.focus();
  };

  const textOf = (message?: string): string | undefined => message && sentenceOf(messages, message);

  const askAgain = (problem?: string): void => {
    setChallenge(undefined);
    setProgress('waiting');
    setProblems(problem ? { form: problem } : {});
  };

  if (challenge)
    return (
      <Suspense>
        <CodeStep challenge={challenge} locale={locale} messages={messages} onLoggedIn={onLoggedIn} onBack={askAgain} />
      </Suspense>
    );

  return (
    <>
      <form
        className="login-form"
        noValidate
        onInput={() => void importSubmit().catch(() => undefined)}
        onSubmit={send}
      >
        <div role="alert" className="login-alert">
          {problems.form ? <p>{textOf(problems.form)}</p> : notice && <p className="login-notice">{notice}</p>}
        </div>
        <LoginField
          name="email"
          label={messages.identifier}
          autoComplete="username"
          error={textOf(problems.identifier)}
          inputRef={identifier}
        />
        <PasswordField
          messages={messages}
          name="password"
          label={messages.password}
          autoComplete="current-password"
          error={textOf(problems.password)}
          inputRef={password}
        />
        <button ref={submit} type="submit" className="login-submit" aria-disabled={progress !== 'waiting'}>
          {progress === 'waiting' && messages.submit}
          {progress === 'submitting' && messages.submitting}
          {progress === 'opening' && messages.opening}
        </button>
      </form>
      {loadDemo && (
        <Suspense>
          <DemoLogins load={loadDemo} locale={locale} onPick={fill} />
        </Suspense>
      )}
    </>
  );
}
