import { intlLocale } from '../../../../locales/languages.ts';
import { PASSWORD_MAIL_KIND } from '../../../core/calls/jobKinds.ts';
import { DATE_TIME, withSmallHalves } from '../../../core/valueText.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { defineJob, type JobRun } from '../../jobs/defineJob.ts';
import type { Translator } from '../../translate.ts';
import { composeMail } from '../mail/composeMail.ts';
import { isAddressOfLesser } from './knownPasswords.ts';
import { requireManagedWithin } from './manageUser.ts';
import { type LinkWay, makePasswordLink } from './passwordLinks.ts';
import { maySignInSql } from './signIn.ts';

export interface PasswordMailInput {
  /** Null where what was asked for leads to nobody: then the job only takes its time. */
  readonly user_id: number | null;
  readonly way: LinkWay;
}

interface Addressee {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly role_id: number;
  readonly is_active: boolean;
}

/**
 * Sends somebody a link with which they choose a password. It is made here, so that it stands in no job; another
 * attempt makes another one, and the one before is void.
 */
export const passwordMailJob = defineJob<PasswordMailInput>({
  kind: PASSWORD_MAIL_KIND,
  isToldOtherwise: true,
  run: sendPasswordMail,
});

async function sendPasswordMail(run: JobRun<PasswordMailInput>) {
  const { context, caller, input, translator } = run;
  const { user_id: userId, way } = input;
  const person = userId === null ? undefined : await findAddressee(context, userId);
  if (!person?.email || !person.is_active) return { result: { count: 0 } };
  if (!context.mailer) throw refuse.noMail();
  const link = await context.database.db.transaction().execute(async (trx) => {
    if (way === 'handed') await requireManagedWithin(trx, { context, caller }, person.id);
    else if (await isAddressOfLesser({ ...context, db: trx }, person)) return undefined;
    return makePasswordLink(trx, context.env, { userId: person.id, way, madeBy: caller.userId });
  });
  // Nothing is said of it: whoever asked is told the same in any case.
  if (!link) return { result: { count: 0 } };
  const { name } = await context.readLetterhead(context.database);
  const school = name || context.name;
  const text = (key: string, params?: Readonly<Record<string, string>>) =>
    translator.text(`server.signIn.mail.${key}`, params);
  const at = clockText(translator, link.expires_at, context.timeZone());
  await context.mailer.send(
    composeMail(translator, {
      to: { name: person.name, address: person.email },
      subject: text(`${way}.subject`, { school }),
      before: [text('greeting', { name: person.name }), text(`${way}.text`, { school })],
      link: { label: text('choose'), address: link.address },
      after: [text('until', { at }), text(`${way}.ignore`)],
    }),
  );
  return { result: { count: 1 } };
}

async function findAddressee({ database, registry }: Context, id: number): Promise<Addressee | undefined> {
  const [found] = await database.query<Addressee>(
    `select u.id, u.name, u.email, u.role_id, ${maySignInSql(registry)} as is_active
     from users u join roles r on r.id = u.role_id where u.id = $1`,
    [id],
  );
  return found;
}

/** An instant as a clock at the institute shows it. */
export function clockText({ locale }: Pick<Translator, 'locale'>, instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(intlLocale(locale), { ...DATE_TIME, timeZone });
  return withSmallHalves(format.format(new Date(instant)));
}
