import type { UserData } from '../auth/userData.ts';
import type { DemoAccount } from './demoAccounts.ts';
import { createField } from './field.ts';
import { sentenceOf } from './messages.ts';
import { createPanel } from './panel.ts';
import { createPasswordField } from './passwordField.ts';
import { findMissing, type LoginProblems, submitLogin } from './submitLogin.ts';
import type { Texts } from './texts.ts';

export interface LoginFormOptions {
  readonly texts: Texts;
  readonly sessionEnded: boolean;
  readonly onSubmit: () => void;
  readonly onLoggedIn: (user: UserData) => Promise<void>;
}

type Progress = 'submit' | 'submitting' | 'opening';

/** Shows the form in a place; answers its footer and the way to fill it in. */
export function showLoginForm(place: HTMLElement, { texts, sessionEnded, onSubmit, onLoggedIn }: LoginFormOptions) {
  const identifier = createField({ name: 'email', autoComplete: 'username' });
  const password = createPasswordField({ name: 'password', autoComplete: 'current-password' }, texts);
  const panel = createPanel([identifier.element, password.element]);
  let progress: Progress = 'submit';
  let problems: LoginProblems = {};

  const textOf = (message: string | undefined) => message && sentenceOf(texts.messages, message);

  const show = (): void => {
    const { messages } = texts;
    panel.setTexts(messages);
    panel.setAlert(textOf(problems.form), sessionEnded ? messages.sessionExpired : undefined);
    panel.setButton(messages[progress], progress !== 'submit');
    identifier.setLabel(messages.identifier);
    identifier.setProblem(textOf(problems.identifier));
    password.setLabel(messages.password);
    password.setProblem(textOf(problems.password));
  };

  const change = (changed: Progress, found: LoginProblems = {}): void => {
    progress = changed;
    problems = found;
    show();
    const field = found.focus && { identifier, password }[found.focus].input;
    field?.focus();
    field?.select();
  };

  // The fields are read when needed instead of being followed: some password managers fill without an event.
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (progress !== 'submit') return;
    const typed = [identifier.input.value.trim(), password.input.value] as const;
    const missing = findMissing(...typed);
    if (missing) return change('submit', missing);
    change('submitting');
    onSubmit();
    const outcome = await submitLogin(...typed);
    if ('problems' in outcome) return change('submit', outcome.problems);
    change('opening');
    await onLoggedIn(outcome.user);
  };

  panel.form.addEventListener('submit', send);
  texts.follow(show);
  place.append(panel.content);
  identifier.input.focus();

  const fill = (account: DemoAccount): void => {
    identifier.input.value = account.identifier;
    password.input.value = account.password;
    change(progress);
    panel.form.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  return { footer: panel.footer, fill };
}
