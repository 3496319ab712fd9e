import type { Context } from '../../context.ts';
import { accessTokensOf } from './accessTokens.ts';
import { auditLogin, type Origin } from './auditLogins.ts';
import { endFamily } from './families.ts';
import { findPerson } from './people.ts';
import { forgetSessions } from './sessions.ts';

/** Ends the login that an access token belongs to, also when the token itself is over. Without one there is nothing to end. */
export async function logout(
  context: Pick<Context, 'database' | 'registry' | 'permissions' | 'personFacts' | 'env'>,
  accessToken: string | undefined,
  origin: Origin,
): Promise<void> {
  const claims = accessToken === undefined ? undefined : await (await accessTokensOf(context)).readExpired(accessToken);
  if (!claims) return;
  const { db } = context.database;
  const userId = await endFamily(db, claims.familyId);
  if (userId === undefined) return;
  forgetSessions();
  await auditLogin(db, { event: 'logout', origin, user: (await findPerson(context, { id: userId })) ?? null });
}
