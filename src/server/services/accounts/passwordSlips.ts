import type { Kysely } from 'kysely';
import type { Locale } from '../../../../locales/languages.ts';
import { yearOf } from '../../../core/days.ts';
import { isAboutUser } from '../../../core/preset.ts';
import type { Resource } from '../../../core/resource.ts';
import type { Tables } from '../../db/tables.ts';
import { lockSerials, takeNumbers } from '../../documents/documentRows.ts';
import { readLogo } from '../../documents/letterhead.ts';
import { nameOnPaper } from '../../documents/namesOnPaper.ts';
import { printLanguage } from '../../documents/printLanguage.ts';
import { qrCode } from '../../documents/qrCode.ts';
import { serialOf } from '../../documents/serials.ts';
import { sharedTemplate, slipTemplate } from '../../documents/templates/index.ts';
import { verifyAddress } from '../../documents/verifyAddress.ts';
import { refuse } from '../../errors.ts';
import { requireFor } from '../../policies/require.ts';
import { findReadableIds } from '../resources/readRecords.ts';
import { auditLogin, byOf } from '../auth/auditLogins.ts';
import { findTargets, type LinkTarget } from '../auth/handOutLinks.ts';
import { type OfficeCall, requireManagedWithin } from '../auth/manageUser.ts';
import { makePasswordLink, type PasswordLink } from '../auth/passwordLinks.ts';
import { clockText } from '../auth/passwordMail.ts';
import { FONTS } from '../../documents/composePapers.ts';

/** What the serials of slips begin with, and how their numbers are kept. */
const SLIP = { kind: 'passwordSlip', prefix: 'SL' };

interface Slip {
  readonly serial: string;
  readonly target: LinkTarget;
  readonly link: PasswordLink;
}

/** The most slips that are printed at once. */
export const MOST_SLIPS = 500;

/**
 * Prints a slip for each of some people: with what they sign in with, and a new link to choose a password. People are
 * users, or records of a resource that says whose login each is; who has none gets no slip.
 */
export async function printPasswordSlips(
  call: OfficeCall,
  options: { readonly resource: Resource; readonly ids: readonly number[]; readonly locale: Locale },
): Promise<Uint8Array> {
  const { context, caller } = call;
  const userIds = await usersOf(call, options);
  const targets = (await findTargets(context, userIds)).filter(({ is_active }) => is_active);
  if (targets.length === 0) throw refuse.nobodyToPrint();
  const slips = await context.database.db.transaction().execute(async (trx) => {
    const made: Slip[] = [];
    // In the order of their numbers, so that two who print at once wait for each other one way only.
    for (const { id } of targets.toSorted((one, other) => one.id - other.id)) await requireManagedWithin(trx, call, id);
    const serials = await takeSerials(trx, context.today(), targets.length);
    for (const [index, target] of targets.entries()) {
      const serial = serials[index] ?? '';
      const details = { serial };
      await auditLogin(trx, { event: 'passwordLinkMade', origin: caller, user: target, by: byOf(caller), details });
      made.push({
        serial,
        target,
        link: await makePasswordLink(trx, context.env, { userId: target.id, way: 'handed', madeBy: caller.userId }),
      });
    }
    return made;
  });
  return print(call, slips, options.locale);
}

/** The next serials; whoever prints at the same time waits, so that none is left out. */
async function takeSerials(trx: Kysely<Tables>, day: string, count: number): Promise<string[]> {
  const year = yearOf(day);
  await lockSerials(trx, { kind: SLIP.kind, year });
  const first = await takeNumbers(trx, { kind: SLIP.kind, year, count });
  return Array.from({ length: count }, (_, index) => serialOf(SLIP, year, first + index));
}

/** Whose logins the chosen records are; refused where the caller may not read one of them. */
async function usersOf(
  { context, caller }: OfficeCall,
  { resource, ids }: { readonly resource: Resource; readonly ids: readonly number[] },
): Promise<readonly number[]> {
  const { database } = context;
  if (resource.name === 'user') return ids;
  if (!isAboutUser(resource)) throw refuse.notFound();
  requireFor(caller, resource, 'read');
  const readable = await findReadableIds({ context, resource, caller, ids });
  const rows = await database.query<{ user_id: number }>(
    `select user_id from "${resource.table}" where id = any($1) and user_id is not null`,
    [[...readable]],
  );
  return rows.map(({ user_id }) => user_id);
}

async function print({ context }: OfficeCall, slips: readonly Slip[], locale: Locale): Promise<Uint8Array> {
  const { env, storage, printer, translators, timeZone } = context;
  const letterhead = await context.readLetterhead(context.database);
  const logo = await readLogo(storage, letterhead);
  const translator = translators.forHeader(locale);
  const data = {
    fonts: FONTS,
    letterhead: { ...letterhead, ...nameOnPaper(letterhead, locale, undefined) },
    logo: logo?.name ?? null,
    language: printLanguage(locale),
    second: null,
    words: translator.textsBelow('server.signIn.slip'),
    check: verifyAddress(env),
    slips: await Promise.all(
      slips.map(async ({ serial, target, link }) => ({
        serial,
        name: target.name,
        login: target.login_id ?? target.email,
        address: link.address,
        until: clockText(translator, link.expires_at, timeZone()),
        qr: await qrCode(link.address),
      })),
    ),
  };
  return printer.print({
    'main.typ': slipTemplate,
    'paper.typ': sharedTemplate,
    'data.json': JSON.stringify(data),
    ...(logo && { [logo.name]: logo.content }),
  });
}
