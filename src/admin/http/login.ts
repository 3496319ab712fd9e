import type { InputFor } from '../../core/calls/defineCall.ts';
import type { loginCode } from '../../core/calls/accountCalls.ts';
import { endpointOf, LOGIN, LOGIN_CODE, LOGOUT } from '../../core/calls/endpoints.ts';
import type { login as loginCall } from '../../core/calls/engineCalls.ts';
import { isObject } from '../../core/isObject.ts';
import { ApiError } from './apiError.ts';
import { type ApiAnswer, plainRequest } from './call.ts';
import { dropView, leaveView } from '../auth/accountView.ts';
import { readSession } from '../auth/session.ts';
import { clearTokens, parseTokens, type Tokens, writeTokens } from '../auth/tokens.ts';
import { clearUserData, parseUserData, type UserData, writeUserData } from '../auth/userData.ts';

/** `identifier` is what the declared call takes as the email address: that, or an id. */
export async function login(identifier: string, password: string): Promise<UserData> {
  return store(await ask(identifier, password));
}

/** Logs in again as the same user. Nothing is stored when the login is somebody else's. */
export async function loginAgain(user: UserData, identifier: string, password: string): Promise<UserData> {
  return storeSame(user, await ask(identifier, password));
}

/** The password was right, and a code has to follow. */
export class CodeNeeded extends Error {
  constructor(readonly challenge: string) {
    super('a code is needed');
    this.name = 'CodeNeeded';
  }
}

/** What answers the question for a code; `same` is the only user who may log in by it. */
export interface CodeAnswer {
  readonly challenge: string;
  readonly code: string;
  readonly same?: UserData | undefined;
}

/** Finishes a login by a code. */
export async function loginByCode({ challenge, code, same }: CodeAnswer): Promise<UserData> {
  const input: InputFor<typeof loginCode> = { challenge, code };
  const answer = read(await plainRequest({ ...endpointOf(LOGIN_CODE), body: new URLSearchParams(input) }));
  return same ? storeSame(same, answer) : store(answer);
}

interface LoginAnswer {
  readonly tokens: Tokens;
  readonly user: UserData;
}

async function ask(identifier: string, password: string): Promise<LoginAnswer> {
  const input: InputFor<typeof loginCall> = { email: identifier, password };
  return read(await plainRequest({ ...endpointOf(LOGIN), body: new URLSearchParams(input) }));
}

function read({ json, status }: ApiAnswer): LoginAnswer {
  const { userData, second_factor: question } = isObject(json) ? json : {};
  if (isObject(question) && typeof question.challenge === 'string') throw new CodeNeeded(question.challenge);
  const tokens = parseTokens(json);
  const user = parseUserData(userData);
  if (!tokens || !user) throw new ApiError(status, { message: 'login.unexpected' });
  return { tokens, user };
}

function storeSame(same: UserData, answer: LoginAnswer): UserData {
  if (answer.user.id === same.id) return store(answer);
  throw new ApiError(422, { message: '', errors: { email: 'shell.renewal.wrongPerson' } });
}

function store({ tokens, user }: LoginAnswer): UserData {
  // Other tabs wake up when the user data changes, so the tokens have to be there before it.
  dropView();
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
  leaveView();
  clearTokens();
  clearUserData();
}
