import { copyOf, find } from './markup.ts';

interface Panel {
  /** To be put into the page; empty afterwards. */
  readonly content: DocumentFragment;
  readonly form: HTMLFormElement;
  readonly footer: HTMLElement;
  readonly setTexts: (texts: { readonly title: string; readonly intro: string }) => void;
  /** A problem goes before a notice. */
  readonly setAlert: (problem: string | undefined, notice?: string) => void;
  readonly setButton: (text: string, isBusy: boolean) => void;
}

/** What the login and the setup have in common: a heading, a form with an alert and one button, and a footer. */
export function createPanel(fields: readonly HTMLElement[]): Panel {
  const content = copyOf('panel');
  const title = find(content, 'h1', HTMLElement);
  const intro = find(content, '.login-intro', HTMLElement);
  const form = find(content, 'form', HTMLFormElement);
  const alert = find(form, '.login-alert', HTMLElement);
  const button = find(form, 'button', HTMLButtonElement);
  button.before(...fields);
  return {
    content,
    form,
    footer: find(content, 'footer', HTMLElement),
    setTexts: (texts) => {
      title.textContent = texts.title;
      intro.textContent = texts.intro;
    },
    setAlert: (problem, notice) => showAlert(alert, problem || notice, !problem),
    setButton: (text, isBusy) => {
      button.textContent = text;
      button.setAttribute('aria-disabled', String(isBusy));
    },
  };
}

// What stands there already is left alone: put there anew it would be read out once more.
function showAlert(alert: HTMLElement, text: string | undefined, isNotice: boolean): void {
  if (alert.textContent === (text ?? '')) return;
  alert.replaceChildren();
  if (!text) return;
  const sentence = document.createElement('p');
  sentence.textContent = text;
  sentence.classList.toggle('login-notice', isNotice);
  alert.append(sentence);
}
