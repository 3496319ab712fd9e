import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { accessTokensOf } from './accessTokens.ts';
import { auditLogin, type Origin } from './auditLogins.ts';
import { endFamily, rotate } from './families.ts';
import type { Tokens } from './login.ts';
import { findPerson } from './people.ts';
import { forgetSessions } from './sessions.ts';

type Place = Pick<Context, 'database' | 'registry' | 'env'>;

/** Exchanges a refresh token for a new pair; refuses one that is unknown, over or replayed, and anybody switched off. */
export async function refresh(place: Place, refreshToken: string, origin: Origin): Promise<Tokens> {
  const { db } = place.database;
  const rotation = await rotate(db, refreshToken);
  if (rotation.refreshToken === undefined) {
    if (rotation.replayedBy !== undefined) await tellReplay(place, rotation.replayedBy, origin);
    throw refuse.unauthenticated();
  }
  const { familyId, userId } = rotation;
  const person = await findPerson(place, { id: userId });
  if (!person?.isActive) {
    await endFamily(db, familyId);
    throw refuse.unauthenticated();
  }
  const tokens = await accessTokensOf(place);
  const accessToken = await tokens.issue({ userId, roleId: person.role.id, familyId });
  return { accessToken, refreshToken: rotation.refreshToken };
}

async function tellReplay(place: Place, userId: number, origin: Origin): Promise<void> {
  forgetSessions();
  const person = await findPerson(place, { id: userId });
  await auditLogin(place.database.db, { event: 'tokenReplayed', origin, user: person ?? null });
}
