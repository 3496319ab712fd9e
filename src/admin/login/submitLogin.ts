import { login } from '../auth/session.ts';
import type { UserData } from '../auth/userData.ts';
import { ApiError } from '../http/apiError.ts';

/** What stood in the way, as the server's sentences or `login.…` keys, and the field to go to. */
export interface LoginProblems {
  readonly form?: string | undefined;
  readonly identifier?: string | undefined;
  readonly password?: string | undefined;
  readonly focus?: 'identifier' | 'password' | undefined;
}

export type LoginOutcome = { readonly user: UserData } | { readonly problems: LoginProblems };

/** What is still to be filled in, or undefined when the form can be sent. */
export function findMissing(identifier: string, password: string): LoginProblems | undefined {
  if (identifier && password) return undefined;
  return withFocus({
    identifier: identifier ? undefined : 'login.identifierRequired',
    password: password ? undefined : 'login.passwordRequired',
  });
}

/** Logs in with what was typed; every failure comes back as something to show. */
export async function submitLogin(identifier: string, password: string): Promise<LoginOutcome> {
  try {
    return { user: await login(identifier, password) };
  } catch (error) {
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

function withFocus(problems: LoginProblems): LoginProblems {
  return { ...problems, focus: problems.identifier ? 'identifier' : 'password' };
}
