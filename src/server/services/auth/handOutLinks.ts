import type { Locale } from '../../../../locales/languages.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { enqueueJob } from '../../jobs/enqueueJob.ts';
import { auditLogin, byOf } from './auditLogins.ts';
import { type OfficeCall, requireManaged, requireManagedWithin } from './manageUser.ts';
import { makePasswordLink, type PasswordLink } from './passwordLinks.ts';
import { type PasswordMailInput, passwordMailJob } from './passwordMail.ts';
import { maySignInSql } from './signIn.ts';

/** A user for whom a link is made. */
export interface LinkTarget {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly login_id: string | null;
  readonly role_id: number;
  readonly is_active: boolean;
}

/** Makes a link that is shown to whoever asks for it, once, to be handed to the user. */
export async function showPasswordLink(call: OfficeCall, userId: number): Promise<PasswordLink> {
  const { context } = call;
  const target = await requireTarget(call, userId);
  return context.database.db.transaction().execute(async (trx) => {
    await requireManagedWithin(trx, call, userId);
    await auditLogin(trx, { event: 'passwordLinkMade', origin: call.caller, user: target, by: byOf(call.caller) });
    return makePasswordLink(trx, context.env, { userId, way: 'handed', madeBy: call.caller.userId });
  });
}

/** Sends such a link to the user's email address. */
export async function mailPasswordLink(call: OfficeCall, userId: number, locale: Locale): Promise<string> {
  const { context, caller } = call;
  const target = await requireTarget(call, userId);
  if (!context.mailer) throw refuse.noMail();
  if (!target.email) throw refuse.noMailbox();
  await auditLogin(context.database.db, { event: 'passwordLinkMade', origin: caller, user: target, by: byOf(caller) });
  const input: PasswordMailInput = { user_id: userId, way: 'handed' };
  await enqueueJob(context, { job: passwordMailJob, input, caller, locale, resource: 'user' });
  return target.email;
}

async function requireTarget(call: OfficeCall, userId: number): Promise<LinkTarget> {
  const [target] = await findTargets(call.context, [userId]);
  if (!target) throw refuse.notFound();
  await requireManaged(call, target);
  // Nobody signs in with it: a link that comes to nothing would be a riddle to whoever gets it.
  if (!target.is_active) throw refuse.inactive();
  return target;
}

/** Users by their ids, in the order of their names. */
export function findTargets(
  { database, registry }: Pick<Context, 'database' | 'registry'>,
  ids: readonly number[],
): Promise<LinkTarget[]> {
  return database.query<LinkTarget>(
    `select u.id, u.name, u.email, u.login_id, u.role_id, ${maySignInSql(registry)} as is_active
     from users u join roles r on r.id = u.role_id where u.id = any($1) order by u.name, u.id`,
    [ids],
  );
}
