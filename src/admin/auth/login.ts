import { ApiError } from '../http/apiError.ts';
import { plainRequest } from '../http/plainClient.ts';
import { readSession } from './session.ts';
import { clearTokens, parseTokens, writeTokens } from './tokens.ts';
import { clearUserData, parseUserData, type UserData, writeUserData } from './userData.ts';

/** `identifier` is an e-mail address, a student id or an employee id. */
export async function login(identifier: string, password: string): Promise<UserData> {
  const body = new URLSearchParams({ email: identifier, password });
  const { json, status } = await plainRequest({ method: 'POST', path: '/login', body });
  const tokens = parseTokens(json);
  const user = parseUserData((json as { userData?: unknown } | undefined)?.userData);
  if (!tokens || !user) throw new ApiError(status, { message: 'login.unexpected' });
  // Other tabs wake up when the user data changes, so the tokens have to be there before it.
  writeTokens(tokens);
  writeUserData(user);
  if (!readSession()) throw new ApiError(0, { message: 'login.storageBlocked' });
  return user;
}

/** Ends the session here at once and in every other tab; the server is told, whatever it answers. */
export async function logout(): Promise<void> {
  // The call takes its token before its first pause, so it still carries what is cleared on the next line.
  const told = plainRequest({ method: 'POST', path: '/logout', keepalive: true });
  clearSession();
  await told.catch(() => undefined);
}

export function clearSession(): void {
  clearTokens();
  clearUserData();
}
