/** What stood in the way, as the server's sentences or `login.…` keys, and the field to go to. */
export interface LoginProblems {
  readonly form?: string | undefined;
  readonly identifier?: string | undefined;
  readonly password?: string | undefined;
  readonly focus?: 'identifier' | 'password' | undefined;
}

/** What is still to be filled in, or undefined when the form can be sent. */
export function findMissing(identifier: string, password: string): LoginProblems | undefined {
  if (identifier && password) return undefined;
  return withFocus({
    identifier: identifier ? undefined : 'login.identifierRequired',
    password: password ? undefined : 'login.passwordRequired',
  });
}

/** Problems of the fields, of which the first is the one to go to. */
export function withFocus(problems: LoginProblems): LoginProblems {
  return { ...problems, focus: problems.identifier ? 'identifier' : 'password' };
}
