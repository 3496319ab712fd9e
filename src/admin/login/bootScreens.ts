import type { LoginMessages } from '../../../locales/en/login.ts';
import './boot.css';

// These screens are templates of index.html: they are for the time when React is not there, or could not be fetched.

export function showWaiting(root: HTMLElement): void {
  root.replaceChildren(copyOf('waiting'));
}

/** A login that is there before its code is. */
export interface DrawnLogin {
  /** Puts the cursor into the first field and the pictures into their places: costs that come after the first paint. */
  readonly complete: () => void;
  /** Whether somebody has sent it off meanwhile: React does so as soon as it has taken over. */
  readonly wasSent: () => boolean;
}

/** Shows the login as the build has drawn it, until React takes it over; undefined where no build has. */
export function showDrawnLogin(root: HTMLElement): DrawnLogin | undefined {
  const copy = copyOf('drawn-login');
  if (!copy.hasChildNodes()) return undefined;
  const showPictures = takeOutPictures(copy);
  root.replaceChildren(copy);
  let sent = false;
  // Until React is there, the browser would send the form off by itself, with the password in the address.
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    sent = true;
  });
  const complete = () => {
    root.querySelector('input')?.focus();
    showPictures();
  };
  return { complete, wasSent: () => sent };
}

/** Each picture is a request, and a drawing a document of its own. Answers what puts them back. */
function takeOutPictures(copy: DocumentFragment): () => void {
  const pictures = [...copy.querySelectorAll('use, img')].map((element) => {
    const name = element.localName === 'img' ? 'src' : 'href';
    const address = element.getAttribute(name) ?? '';
    element.removeAttribute(name);
    return () => element.setAttribute(name, address);
  });
  return () => {
    for (const show of pictures) show();
  };
}

export interface LoadFailureOptions {
  readonly root: HTMLElement;
  /** Absent when even the texts could not be fetched: the screen then speaks English. */
  readonly messages: LoginMessages | undefined;
  readonly onRetry: () => void;
}

/** Says that a part of the program could not be fetched, and offers the two ways on. */
export function showLoadFailure({ root, messages, onRetry }: LoadFailureOptions): void {
  root.replaceChildren(copyOf('load-failure'));
  for (const part of root.querySelectorAll<HTMLElement>('[data-text]')) {
    const text = messages?.[part.dataset.text as keyof LoginMessages];
    if (text) part.textContent = text;
  }
  const [retry, reload] = root.querySelectorAll('button');
  retry?.addEventListener('click', onRetry);
  reload?.addEventListener('click', () => location.reload());
  retry?.focus();
}

function copyOf(id: string): DocumentFragment {
  const template = document.getElementById(id);
  if (!(template instanceof HTMLTemplateElement)) throw new Error(`index.html has no template #${id}`);
  return template.content.cloneNode(true) as DocumentFragment;
}
