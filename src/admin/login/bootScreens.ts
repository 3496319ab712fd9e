import type { LoginMessages } from '../../../locales/en/login.ts';
import './boot.css';

// These screens are templates of index.html: they are for the time when React is not there, or could not be fetched.

export function showWaiting(root: HTMLElement): void {
  root.replaceChildren(copyOf('waiting'));
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

function copyOf(id: string): Node {
  const template = document.getElementById(id);
  if (!(template instanceof HTMLTemplateElement)) throw new Error(`index.html has no template #${id}`);
  return template.content.cloneNode(true);
}
