import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LoginMessages } from '../../../locales/en/login.ts';
import type { NewPasswordMessages } from '../../../locales/en/newPassword.ts';
import { readSession } from '../auth/session.ts';
import { readUserData, type UserData } from '../auth/userData.ts';
import type { Locale } from '../browser/preferences.ts';
import { loadNewPasswordMessages } from './newPasswordMessages.ts';
import { PasswordField } from './PasswordField.tsx';
import { SavedPassword } from './SavedPassword.tsx';
import { submitLogin } from './submitLogin.ts';
import {
  failureSentence,
  type LinkOwner,
  type NewPasswordProblems,
  readLinkOwner,
  submitNewPassword,
} from './submitNewPassword.ts';
import { useSentForm } from './useSentForm.ts';

// Asked of those alone who have set it up.
const CodeStep = lazy(() => import('./CodeStep.tsx').then((module) => ({ default: module.CodeStep })));

interface PasswordPanelProps {
  /** The code of the link. */
  readonly code: string;
  readonly locale: Locale;
  readonly messages: LoginMessages;
  readonly onLoggedIn: (user: UserData) => Promise<void>;
}

/** What is left once the password is set and its owner is not signed in yet: a code, or another try. */
interface Saved {
  readonly password: string;
  readonly challenge?: string | undefined;
  readonly problem?: string | undefined;
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

  const [saved, setSaved] = useState<Saved>();
  const owner = found && 'login' in found ? found : undefined;

  const signIn = async (password: string): Promise<void> => {
    const outcome = await submitLogin(owner?.login ?? '', password);
    if ('user' in outcome) return onLoggedIn(outcome.user);
    if ('challenge' in outcome) return setSaved({ password, challenge: outcome.challenge });
    const { form, identifier, password: refused } = outcome.problems;
    setSaved({ password, problem: form ?? identifier ?? refused });
  };
  const leaveCode = useCallback(
    (problem?: string) => setSaved((before) => before && { password: before.password, problem }),
    [],
  );

  if (!texts) return null;
  if (saved)
    return (
      <>
        <h1>{messages.title}</h1>
        <p className="login-intro" role="status">
          {texts.saved}
        </p>
        {saved.challenge ? (
          <Suspense>
            <CodeStep
              challenge={saved.challenge}
              locale={locale}
              messages={messages}
              onLoggedIn={onLoggedIn}
              onBack={leaveCode}
            />
          </Suspense>
        ) : (
          <SavedPassword messages={messages} problem={saved.problem} onSignIn={() => signIn(saved.password)} />
        )}
        <BackToLogin text={texts.back} />
      </>
    );
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
      {owner && <PasswordForm code={code} owner={owner} texts={texts} messages={messages} onSaved={signIn} />}
      <BackToLogin text={texts.back} />
    </>
  );
}

function BackToLogin({ text }: { readonly text: string }) {
  return (
    <footer className="login-help">
      <a href="/login">{text}</a>
    </footer>
  );
}

interface PasswordFormProps extends Pick<PasswordPanelProps, 'code' | 'messages'> {
  readonly owner: LinkOwner;
  readonly texts: NewPasswordMessages;
  /** The form stays, busy, until the returned promise is settled. */
  readonly onSaved: (password: string) => Promise<void>;
}

function PasswordForm({ code, owner, texts, messages, onSaved }: PasswordFormProps) {
  const { isBusy, problems, sendBy } = useSentForm<NewPasswordProblems>(({ again }) => (again ? 'again' : 'password'));
  const first = useRef<HTMLInputElement>(null);
  const [present] = useState(() => otherThan(owner));
  useLayoutEffect(() => first.current?.focus(), []);
  const submit = async (form: FormData): Promise<NewPasswordProblems | undefined> => {
    const outcome = await submitNewPassword({ code, form, texts, messages });
    if ('problems' in outcome) return outcome.problems;
    await onSaved(outcome.saved);
    return undefined;
  };
  const intro = texts.intro.replace('%{name}', () => owner.name).replace('%{login}', () => owner.login);
  return (
    <>
      <p className="login-intro">{intro}</p>
      {present && <p className="login-intro">{texts.signedInAs.replace('%{name}', () => present.name)}</p>}
      <form className="login-form" noValidate onSubmit={sendBy(submit)}>
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

/** Who is signed in to this browser, unless it is the owner of the link. During a look, that is who looks. */
function otherThan(owner: LinkOwner): UserData | undefined {
  const present = readSession() && readUserData();
  return present?.email === owner.login ? undefined : present;
}
