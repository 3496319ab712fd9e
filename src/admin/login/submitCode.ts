import type { UserData } from '../auth/userData.ts';
import { ApiError } from '../http/apiError.ts';
import { type CodeAnswer, loginByCode } from '../http/login.ts';

/** Somebody who is logged in; or what is wrong, as a sentence or a `login.…` key, and whether the password is asked for again. */
export type CodeOutcome =
  | { readonly user: UserData }
  | { readonly problem: string; readonly isOver: boolean; readonly isOfCode: boolean };

/** Finishes a login by a code; every failure comes back as something to show. */
export async function submitCode(answer: CodeAnswer): Promise<CodeOutcome> {
  try {
    return { user: await loginByCode(answer) };
  } catch (error) {
    if (!(error instanceof ApiError)) {
      reportError(error);
      return { problem: 'login.unexpected', isOver: false, isOfCode: false };
    }
    const { code, email } = error.body.errors ?? {};
    const isOver = error.status === 401 || email !== undefined;
    return { problem: code ?? email ?? error.message, isOver, isOfCode: code !== undefined };
  }
}
