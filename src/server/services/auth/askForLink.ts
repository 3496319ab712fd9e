import type { Locale } from '../../../../locales/languages.ts';
import { CONTROL_CHARACTERS } from '../../../core/rules/formats.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { enqueueJob } from '../../jobs/enqueueJob.ts';
import { keyOf, limited } from './loginLimit.ts';
import { passwordMailJob } from './passwordMail.ts';
import { findPerson } from './people.ts';

const MAX_NAME = 255;
/** In a quarter of an hour: from one address, and for one name from wherever. */
const BY_ADDRESS = { max: 10, isClearedBySuccess: false };
const BY_NAME = { max: 3, isClearedBySuccess: false };

/**
 * Sends a link to whoever has forgotten a password. Whether the name leads to anybody shows neither in the answer nor in
 * its time: it is looked up, and a job is made, in either case.
 */
export async function askForPasswordLink(
  { context, caller }: { readonly context: Context; readonly caller: Caller },
  { name, locale }: { readonly name: string; readonly locale: Locale },
): Promise<void> {
  if (!context.mailer) throw refuse.noMail();
  const { db } = context.database;
  const typed = name.normalize('NFC').toLowerCase();
  await limited(db, keyOf(caller.address, 'forgotten'), countIt, BY_ADDRESS);
  await limited(db, keyOf('', `forgotten ${typed}`), countIt, BY_NAME);
  const person = isUsable(name)
    ? await findPerson(context, { identifier: name, loginIds: context.loginIds })
    : undefined;
  const stranger = { ...caller, userId: null, name: '' };
  const input = { user_id: person?.id ?? null, way: 'asked' as const };
  await enqueueJob(context, { job: passwordMailJob, input, caller: stranger, locale });
}

// Every attempt counts, also one that leads to somebody.
async function countIt(): Promise<undefined> {
  return undefined;
}

function isUsable(name: string): boolean {
  return name.length <= MAX_NAME && !CONTROL_CHARACTERS.test(name) && !/\p{Surrogate}/u.test(name);
}
