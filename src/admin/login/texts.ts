import type { LoginMessages } from '../../../locales/en/login.ts';
import type { Locale } from '../preferences.ts';

export interface Language {
  readonly locale: Locale;
  readonly messages: LoginMessages;
}

/** The page's texts in the language that is chosen at the moment. */
export interface Texts extends Language {
  /** Shows something now and again after every change of the language. */
  readonly follow: (show: () => void) => void;
  readonly change: (language: Language) => void;
}

export function createTexts(first: Language): Texts {
  const shows: (() => void)[] = [];
  let current = first;
  return {
    get locale() {
      return current.locale;
    },
    get messages() {
      return current.messages;
    },
    follow: (show) => {
      shows.push(show);
      show();
    },
    change: (language) => {
      current = language;
      for (const show of shows) show();
    },
  };
}

/** Fills every element of a part that names its text: `data-text="title"`. */
export function followTexts(part: ParentNode, texts: Texts): void {
  const named = [...part.querySelectorAll<HTMLElement>('[data-text]')];
  texts.follow(() => {
    for (const element of named) element.textContent = texts.messages[element.dataset.text as keyof LoginMessages];
  });
}
