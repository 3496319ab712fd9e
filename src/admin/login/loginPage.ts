import type { LoginMessages } from '../../../locales/en/login.ts';
import type { UserData } from '../auth/userData.ts';
import { readLocale } from '../preferences.ts';
import { fillLanguageSelect } from './languageSelect.ts';
import { showLoginForm } from './loginForm.ts';
import { copyOf, find } from './markup.ts';
import { showSchool } from './schoolName.ts';
import { loadSchool, loadServer, type School } from './serverFacts.ts';
import { wireSkinButton } from './skinButton.ts';
import { createTexts, followTexts, type Texts } from './texts.ts';
import './front.css';
import './login.css';

export interface LoginPageOptions {
  /** The texts of the chosen language, loaded beforehand so that the first paint is complete. */
  readonly messages: LoginMessages;
  readonly sessionEnded: boolean;
  /** The secret of the link that makes the first super admin; the login itself gives way to it. */
  readonly setupToken?: string | undefined;
  /** Called when a filled-in form is sent off. */
  readonly onSubmit: () => void;
  /** The page stays, busy, until the returned promise is settled. */
  readonly onLoggedIn: (user: UserData) => Promise<void>;
}

/** Shows the login page in a place; answers the way to take it down. */
export function showLoginPage(place: HTMLElement, options: LoginPageOptions): () => void {
  const texts = createTexts({ locale: readLocale(), messages: options.messages });
  const controller = new AbortController();
  const page = copyOf('page');
  const name = find(page, '.login-school', HTMLElement);
  const column = find(page, '.login-column', HTMLElement);
  let school: School | undefined;

  followTexts(page, texts);
  texts.follow(() => {
    document.title = `${texts.messages.title} · ${school?.name ?? 'Campus'}`;
  });
  fillLanguageSelect(find(page, 'select', HTMLSelectElement), texts);
  wireSkinButton(find(page, 'button', HTMLButtonElement), texts);
  showSchool(name, school);
  place.replaceChildren(page);
  showPanel(column, { ...options, texts, signal: controller.signal });

  void loadSchool(controller.signal).then((loaded) => {
    ...
  });

  return () => {
    controller.abort();
    place.replaceChildren();
  };
}
