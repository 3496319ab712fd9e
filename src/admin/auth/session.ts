import { currentView } from './accountView.ts';
import { readToken } from './readToken.ts';
import { readUserData, type UserData } from './userData.ts';

/** The logged-in user, read afresh at every call: a token and valid user data, or nobody. Of a view, whom it shows. */
export function readSession(): UserData | undefined {
  const view = currentView();
  // Somebody else has logged in to this browser, or the looker has logged out: the page is about to be left.
  if (view && view.looker === readUserData()?.id) return view.user;
  return readToken('accessToken') ? readUserData() : undefined;
}

const ATTEMPTS = 20;
const PAUSE_MS = 100;

/** Calls back when another tab logs in or out; returns the way to stop listening. */
export function watchOtherTabs(listener: (user: UserData | undefined) => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  // The token is a cookie, which may reach this tab after the user data, although it was written before them.
  const tell = (attempts: number): void => {
    const user = readSession();
    if (user || attempts === 0) listener(user);
    else later = setTimeout(() => tell(attempts - 1), PAUSE_MS);
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== 'userData' && key !== null) return;
    clearTimeout(later);
    tell(readUserData() ? ATTEMPTS : 0);
  };
  window.addEventListener('storage', onStorage);
  return () => {
    clearTimeout(later);
    window.removeEventListener('storage', onStorage);
  };
}
