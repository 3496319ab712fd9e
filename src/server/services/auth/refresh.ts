import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { accessTokensOf } from './accessTokens.ts';
import { auditLogin, type Origin } from './auditLogins.ts';
import { derivedKey } from './secrets/derivedKey.ts';
import { endFamily, rotate } from './families.ts';
import type { Tokens } from './admit.ts';
import { findPerson } from './people.ts';
import { forgetSessions } from './sessions.ts';

type RefreshContext = Pick<Context, 'database' | 'registry' | 'permissions' | 'personFacts' | 'env'>;

/** Exchanges a refresh token for a new pair; refuses one that is unknown, over or replayed, and anybody switched off. */
export async function refresh(context: RefreshContext, refreshToken: string, origin: Origin): Promise<Tokens> {
  const { db } = context.database;
  const rotation = await rotate(db, refreshToken, await derivedKey(context, 'refresh tokens'));
  if (rotation.refreshToken === undefined) {
    if (rotation.replayedBy !== undefined) await reportReplay(context, rotation.replayedBy, origin);
    throw refuse.unauthenticated();
  }
  const { familyId, userId } = rotation;
  const person = await findPerson(context, { id: userId });
  if (!person?.isActive) {
    await endFamily(db, familyId);
    throw refuse.unauthenticated();
  }
  const tokens = await accessTokensOf(context);
  const accessToken = await tokens.issue({ userId, roleId: person.role.id, familyId });
  return { accessToken, refreshToken: rotation.refreshToken };
}

async function reportReplay(context: RefreshContext, userId: number, origin: Origin): Promise<void> {
  forgetSessions();
  const person = await findPerson(context, { id: userId });
  await auditLogin(context.database.db, { event: 'tokenReplayed', origin, user: person ?? null });
}
