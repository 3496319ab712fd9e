import type { Locale } from '../../../../locales/languages.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { enqueueJob } from '../../jobs/enqueueJob.ts';
import { findLoginCandidate } from './findLoginCandidate.ts';
import { loginName } from './loginName.ts';
import { countedAsking, limited } from './loginLimit.ts';
import { passwordMailJob } from './passwordMail.ts';

/**
 * Sends a link to whoever has forgotten a password. Neither the answer nor its time shows whether an account has this name:
 * in both cases the name is looked up and a job is created.
 */
export async function askForPasswordLink(
  { context, caller }: { readonly context: Context; readonly caller: Caller },
  { name, locale }: { readonly name: string; readonly locale: Locale },
): Promise<void> {
  if (!context.mailer) throw refuse.noMailToAsk();
  const { db } = context.database;
  await limited(db, countedAsking(caller.address, loginName(name)), countIt);
  const person = await findLoginCandidate(context, { identifier: name, address: caller.address });
  const stranger = { ...caller, userId: null, name: '' };
  const input = { user_id: person?.id ?? null, way: 'asked' as const };
  await enqueueJob(context, { job: passwordMailJob, input, caller: stranger, locale });
}

// Every attempt counts, also one that leads to somebody.
async function countIt(): Promise<undefined> {
  return undefined;
}
