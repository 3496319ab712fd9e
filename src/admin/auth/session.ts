import { readToken } from './readToken.ts';
import { readUserData, type UserData } from './userData.ts';

/** The logged-in user, read afresh at every call: a token and valid user data, or nobody. */
export function readSession(): UserData | undefined {
  return readToken('accessToken') ? readUserData() : undefined;
}

/** Calls back when another tab logs in or out; returns the way to stop listening. */
export function watchOtherTabs(listener: (user: UserData | undefined) => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === 'userData' || key === null) listener(readSession());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
