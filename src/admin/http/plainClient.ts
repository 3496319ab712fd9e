import { readToken } from '../auth/tokens.ts';
import { attempt, readAnswer, type ApiAnswer, type Call } from './call.ts';

/** A call without the refresh of a token: for the login, which has none, and for what ends a session. */
export async function plainRequest(call: Call): Promise<ApiAnswer> {
  return readAnswer(await attempt(call, readToken('accessToken'), (response) => response.text()));
}
