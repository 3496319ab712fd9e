import { leaveUnsaved } from '../browser/unsavedChanges.ts';

/** What is said to whoever has logged out while no other page can be had. */
export interface SignedOutNotice {
  readonly text: string;
  readonly retry: string;
}

/** Puts words in the place of everything that somebody saw who was logged in; the login follows with the connection. */
export function showSignedOutNotice({ text, retry }: SignedOutNotice): void {
  const page = document.createElement('main');
  page.className = 'goodbye';
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = retry;
  const toLogin = () => void goWhereAnswered('/login');
  button.addEventListener('click', toLogin);
  window.addEventListener('online', toLogin);
  page.append(words, button);
  document.body.replaceChildren(page);
}

// A browser that has a network may still not reach the server, and would show a page of its own.
async function goWhereAnswered(address: string): Promise<void> {
  const isAnswered = await fetch(address, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  if (isAnswered) leaveUnsaved(address);
}
