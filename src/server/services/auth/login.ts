import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { type OpenedSession, admit, type LoginContext, type LoginOrigin } from './admit.ts';
import { auditLogin } from './auditLogins.ts';
import { findLoginCandidate } from './findLoginCandidate.ts';
import { knownBrowser } from './knownBrowsers.ts';
import { notingLimits } from './limitedLogins.ts';
import { type AttemptedFrom, countedLogin, limited } from './loginLimit.ts';
import { verifyPassword } from './passwords.ts';
import { beginChallenge, type Challenge } from './secrets/challenges.ts';

export interface Credentials {
  /** An email address, the login's own id, or one of the product's. */
  readonly identifier: string;
  readonly password: string;
}

/** What a right password leads to: the login, or the question for a code. */
export type LoginStep = OpenedSession | { readonly challenge: Challenge };

/** Logs somebody in. Whatever is wrong, the refusal is the same and takes as long. */
export async function login(
  context: LoginContext & Pick<Context, 'loginIds'>,
  { identifier, password }: Credentials,
  origin: LoginOrigin,
): Promise<LoginStep> {
  const { db } = context.database;
  const named = await findLoginCandidate(context, { identifier, address: origin.address });
  const from = await placeOf(context, { named, origin });
  const check = async () => {
    const isRight = await verifyPassword(named?.passwordHash, password);
    const admitted = named && isRight ? await admit(context, named, { origin, beginChallenge }) : undefined;
    if (!admitted) await auditLogin(db, { event: 'loginFailed', origin, user: named ?? null });
    return admitted;
  };
  const step = await notingLimits(context, { origin, user: named ?? null }, () =>
    limited(db, countedLogin(identifier, from), check),
  );
  if (!step) throw refuse.wrongCredentials();
  return step;
}

interface LoginAttempt {
  readonly named: { readonly id: number; readonly isUsualAddress: boolean } | undefined;
  readonly origin: LoginOrigin;
}

/** Where a login of somebody is attempted, as far as limits ask. */
export async function placeOf(context: Pick<Context, 'env'>, { named, origin }: LoginAttempt): Promise<AttemptedFrom> {
  const { cookies, address } = origin;
  const browser = named && (await knownBrowser(context, { cookies, userId: named.id }));
  return browser ? { browser } : { address, isUsual: named?.isUsualAddress ?? false };
}
