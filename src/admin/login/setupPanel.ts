import type { SetupMessages } from '../../../locales/en/setup.ts';
import type { UserData } from '../auth/userData.ts';
import { createField } from './field.ts';
import { createPanel } from './panel.ts';
import { createPasswordField } from './passwordField.ts';
import { loadSetupMessages } from './setupMessages.ts';
import { firstProblem, SETUP_FIELDS, type SetupProblems, submitSetup } from './submitSetup.ts';
import type { Texts } from './texts.ts';

interface SetupPanelOptions {
  readonly token: string;
  readonly texts: Texts;
  readonly onLoggedIn: (user: UserData) => Promise<void>;
}

/** Makes the first super admin of a school and logs that person in. The place stays empty until its texts are there. */
export async function showSetupPanel(place: HTMLElement, { token, texts, onLoggedIn }: SetupPanelOptions): Promise<void> {
  const fields = {
    name: createField({ name: 'name', autoComplete: 'name', dir: 'auto' }),
    email: createField({ name: 'email', autoComplete: 'username', type: 'email' }),
    password: createPasswordField({ name: 'password', autoComplete: 'new-password' }, texts),
    again: createPasswordField({ name: 'again', autoComplete: 'new-password' }, texts),
  };
  const panel = createPanel(SETUP_FIELDS.map((name) => fields[name].element));
  const toLogin = document.createElement('a');
  let setup: SetupMessages = await loadSetupMessages(texts.locale);
  let problems: SetupProblems = {};
  let isBusy = false;

  const show = (): void => {
    panel.setTexts(setup);
    panel.setAlert(problems.form);
    panel.setButton(isBusy ? setup.working : setup.submit, isBusy);
    for (const name of SETUP_FIELDS) {
      fields[name].setLabel(setup[name]);
      fields[name].setProblem(problems[name]);
    }
    fields.password.setHint(setup.passwordHint);
    toLogin.textContent = texts.messages.title;
  };

  const change = (busy: boolean, found: SetupProblems): void => {
    isBusy = busy;
    problems = found;
    show();
  };

  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    change(true, {});
    const outcome = await submitSetup({ token, form: new FormData(panel.form), texts: setup, messages: texts.messages });
    if ('user' in outcome) return onLoggedIn(outcome.user);
    change(false, outcome.problems);
    const first = firstProblem(outcome.problems);
    if (first) fields[first].input.focus();
  };

  toLogin.href = '/login';
  panel.footer.append(toLogin);
  panel.form.addEventListener('submit', send);
  show();
  place.append(panel.content);
  texts.follow(async () => {
    setup = await loadSetupMessages(texts.locale);
    show();
  });
}
