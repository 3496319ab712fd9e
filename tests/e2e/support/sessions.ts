import type { UserData } from '../../../src/admin/auth/userData.ts';

/** The demo school's logins, by what stands before the @. */
export type Role = 'superadmin' | 'admin' | 'accountant' | 'office' | 'teacher' | 'student' | 'parent';

export interface Session {
  readonly userData: UserData;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export const PASSWORD = 'Demo@1234';

/** Well below the 15 minutes that an access token lasts: a session is never shared so late that it ends in a test. */
const SHARED_MS = 8 * 60_000;

const opened = new Map<Role, { readonly session: Promise<Session>; readonly since: number }>();

export function emailOf(role: Role): string {
  return `${role}@demo.school`;
}

/** A login of its own, for tests that end it or wear its tokens out. */
export async function logIn(origin: string, role: Role): Promise<Session> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    body: new URLSearchParams({ email: emailOf(role), password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${emailOf(role)} could not log in: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Session;
}

/** The login that the tests of one worker share; another one once it is old. */
export function sharedSession(origin: string, role: Role): Promise<Session> {
  const known = opened.get(role);
  if (known && Date.now() - known.since < SHARED_MS) return known.session;
  const session = logIn(origin, role);
  opened.set(role, { session, since: Date.now() });
  return session;
}
