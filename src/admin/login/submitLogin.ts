import { CodeNeeded, login, loginAgain } from '../http/login.ts';
import type { UserData } from '../auth/userData.ts';
import { ApiError } from '../http/apiError.ts';
import { type LoginProblems, withFocus } from './loginProblems.ts';

/** Somebody who is logged in, the question for a code, or what stood in the way. */
export type LoginOutcome =
  | { readonly user: UserData }
  | { readonly challenge: string }
  | { readonly problems: LoginProblems };

/** Logs in with what was typed, only as the `same` user if one is given; every failure comes back as something to show. */
export async function submitLogin(identifier: string, password: string, same?: UserData): Promise<LoginOutcome> {
  try {
    return { user: await (same ? loginAgain(same, identifier, password) : login(identifier, password)) };
  } catch (error) {
    if (error instanceof CodeNeeded) return { challenge: error.challenge };
    return { problems: problemsOf(error) };
  }
}

function problemsOf(error: unknown): LoginProblems {
  if (!(error instanceof ApiError)) {
    reportError(error);
    return { form: 'login.unexpected' };
  }
  const { email, password } = error.body.errors ?? {};
  if (email || password) return withFocus({ identifier: email, password });
  return { form: error.message, focus: error.status === 401 || error.status === 422 ? 'password' : undefined };
}
