import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import type { LoginMessages } from '../../../locales/en/login.ts';
import { sentenceOf } from './messages.ts';

interface SavedPasswordProps {
  readonly messages: LoginMessages;
  /** Why its owner is not signed in, as a sentence or a `login.…` key. */
  readonly problem: string | undefined;
  /** Settled once it is known whether they are. */
  readonly onSignIn: () => Promise<void>;
}

/** After the password is set: signs its owner in, which did not succeed at once. The link is not used again. */
export function SavedPassword({ messages, problem, onSignIn }: SavedPasswordProps) {
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    await onSignIn();
    setBusy(false);
  };
  return (
    <form className="login-form" noValidate onSubmit={send}>
      <div role="alert" className="login-alert">
        {problem && !isBusy && <p>{sentenceOf(messages, problem)}</p>}
      </div>
      <button ref={button} type="submit" className="login-submit" aria-disabled={isBusy}>
        {isBusy ? messages.submitting : messages.submit}
      </button>
    </form>
  );
}
