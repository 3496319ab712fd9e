import type { InputFor } from '../../core/calls/defineCall.ts';
import { endpointOf, LOGIN, LOGOUT } from '../../core/calls/endpoints.ts';
import type { login as loginCall } from '../../core/calls/engineCalls.ts';
import { ApiError } from './apiError.ts';
import { plainRequest } from './call.ts';
import { readSession } from '../auth/session.ts';
import { clearTokens, parseTokens, type Tokens, writeTokens } from '../auth/tokens.ts';
import { clearUserData, parseUserData, type UserData, writeUserData } from '../auth/userData.ts';

/** `identifier` is what the declared call takes as the e-mail address: that, or an id. */
export async function login(identifier: string, password: string): Promise<UserData> {
  return store(await ask(identifier, password));
}

/** Logs in again as the same user. Nothing is stored when the login is somebody else's. */
export async function loginAgain(user: UserData, identifier: string, password: string): Promise<UserData> {
  const answer = await ask(identifier, password);
  if (answer.user.id === user.id) return store(answer);
  throw new ApiError(422, { message: '', errors: { email: 'shell.renewal.wrongPerson' } });
}

interface LoginAnswer {
  readonly tokens: Tokens;
  readonly user: UserData;
}

async function ask(identifier: string, password: string): Promise<LoginAnswer> {
  const input: InputFor<typeof loginCall> = { email: identifier, password };
  const { json, status } = await plainRequest({ ...endpointOf(LOGIN), body: new URLSearchParams(input) });
  const tokens = parseTokens(json);
  const user = parseUserData((json as { userData?: unknown } | undefined)?.userData);
  if (!tokens || !user) throw new ApiError(status, { message: 'login.unexpected' });
  return { tokens, user };
}

function store({ tokens, user }: LoginAnswer): UserData {
  // Other tabs wake up when the user data changes, so the tokens have to be there before it.
  writeTokens(tokens);
  writeUserData(user);
  if (!readSession()) throw new ApiError(0, { message: 'login.storageBlocked' });
  return user;
}

/**
 * Ends the session here at once and in every other tab; the server is told, whatever it answers. Answers whether it could be
 * reached.
 */
export async function logout(): Promise<boolean> {
  // The call takes its token before its first pause, so it still carries what is cleared on the next line.
  const told = plainRequest({ ...endpointOf(LOGOUT), keepalive: true });
  clearSession();
  return told.then(
    () => true,
    (error: unknown) => error instanceof ApiError && error.status !== 0,
  );
}

export function clearSession(): void {
  clearTokens();
  clearUserData();
}
