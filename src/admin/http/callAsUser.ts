import { endpointOf, LOGIN, LOGIN_CODE, LOGOUT, REFRESH_TOKENS } from '../../core/calls/endpoints.ts';
import { currentView, noteViewOver } from '../auth/accountView.ts';
import { beginRenewal, untilSameUser } from '../auth/renewal.ts';
import { readToken } from '../auth/tokens.ts';
import { ApiError, LostAnswerError } from './apiError.ts';
import { type Answer, attempt, type Call } from './call.ts';
import { replaceToken } from './refresh.ts';

/** A 401 from these is an answer about the credentials themselves, which no refresh can mend. */
const WITHOUT_REFRESH: ReadonlySet<string> = new Set(
  [LOGIN, LOGIN_CODE, LOGOUT, REFRESH_TOKENS].map((call) => endpointOf(call).path),
);

/**
 * Makes a call as the logged-in user, and once more after a token that the server no longer takes. Where the login has
 * ended under an open page, the call waits until the same person has logged in again, and is then made once more.
 */
export async function callAsUser<T>(call: Call, read: (response: Response) => Promise<T>): Promise<Answer<T>> {
  if (WITHOUT_REFRESH.has(call.path)) return attempt(call, readToken('accessToken'), read);
  const view = currentView();
  if (view) return callInView(view.token, call, read);
  const owned = untilSameUser(call.signal);
  if (owned) await owned;
  const token = readToken('accessToken');
  const first = await attemptOrLose(call, token, read);
  if (first.response.status !== 401) return first;
  try {
    const second = await attemptOrLose(call, await replaceToken(token), read);
    if (second.response.status !== 401 || !beginRenewal()) return second;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !beginRenewal()) throw error;
  }
  await untilSameUser(call.signal);
  return attemptOrLose(call, readToken('accessToken'), read);
}

/** A view is not renewed: one that the server no longer takes is over. */
async function callInView<T>(token: string, call: Call, read: (response: Response) => Promise<T>): Promise<Answer<T>> {
  const answer = await attemptOrLose(call, token, read);
  if (answer.response.status === 401) noteViewOver();
  return answer;
}

/** One attempt. Of a call that writes and was sent, only the answer may have got lost. */
async function attemptOrLose<T>(
  call: Call,
  token: string | undefined,
  read: (response: Response) => Promise<T>,
): Promise<Answer<T>> {
  const isSent = navigator.onLine;
  try {
    return await attempt(call, token, read);
  } catch (error) {
    if (error instanceof ApiError && isSent && call.method !== 'GET') throw new LostAnswerError();
    throw error;
  }
}
