import type { InputFor } from '../../core/calls/defineCall.ts';
import { endpointOf, REFRESH_TOKENS } from '../../core/calls/endpoints.ts';
import type { refreshTokens } from '../../core/calls/engineCalls.ts';
import { announceSessionExpired } from '../auth/sessionEvents.ts';
import { clearTokens, parseTokens, readToken, writeTokens } from '../auth/tokens.ts';
import { clearUserData, readUserData } from '../auth/userData.ts';
import { apiAddress } from './address.ts';
import { ApiError, errorOf } from './apiError.ts';
import { parseJson, send } from './call.ts';

let refreshing: Promise<string> | undefined;

/**
 * A token to use instead of the rejected one. Whoever asks while a refresh is under way shares its outcome, in this
 * tab and in the others. Throws when there is none: with status 401 when the session is over, otherwise with the
 * trouble that kept the server from answering, and then the session stays.
 */
export async function replaceToken(rejected: string | undefined): Promise<string> {
  const current = readToken('accessToken');
  if (current && current !== rejected) return current;
  refreshing ??= oneTabAtATime(() => refresh(rejected)).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function refresh(rejected: string | undefined): Promise<string> {
  const refreshToken = readToken('refreshToken');
  const current = readToken('accessToken');
  if (current && current !== rejected) return current;
  if (!refreshToken) return endSession();

  const input: InputFor<typeof refreshTokens> = { refreshToken };
  const body = new URLSearchParams(input);
  const { method, path } = endpointOf(REFRESH_TOKENS);
  const call = { address: apiAddress(path), method, body };
  const { response, content } = await send(call, (received) => received.text());
  const json = parseJson(content);
  const tokens = response.ok ? parseTokens(json) : undefined;

  // Somebody logged out, or in again, while the answer was on its way: storing it would undo that.
  if (readToken('refreshToken') !== refreshToken) return readToken('accessToken') ?? endSession();
  if (tokens) {
    writeTokens(tokens);
    return tokens.accessToken;
  }
  if (isRefusal(response.status)) return endSession();
  throw errorOf(response, json);
}

/** Only a clear no ends a session; a busy server, a proxy's page or a time-out must not throw anybody out. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

function endSession(): never {
  const wasLoggedIn = readUserData() !== undefined;
  clearTokens();
  clearUserData();
  if (wasLoggedIn) announceSessionExpired();
  throw new ApiError(401, { message: 'login.sessionExpired' });
}

// Web locks exist on https and localhost only; elsewhere the server's grace for parallel tabs has to do.
function oneTabAtATime(work: () => Promise<string>): Promise<string> {
  return 'locks' in navigator ? navigator.locks.request('campus-token-refresh', work) : work();
}
