import { sql, type Transaction } from 'kysely';
import type { Registry } from '../../../core/registry.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { ServerAddress } from '../../documents/verifyAddress.ts';
import { COMMANDS } from '../auditLog/commands.ts';
import { auditLogin } from './auditLogins.ts';
import { endLogins } from './families.ts';
import { makePasswordLink, type PasswordLink } from './passwordLinks.ts';
import { hasPeopleSwitchedOff } from './signIn.ts';

/** The one who comes from outside of the product, in its history. */
const COMMAND = { id: null, name: COMMANDS.adminLink };
const ORIGIN = { address: '', requestId: '' };

interface SuperAdmin {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly login_id: string | null;
  readonly is_active: number;
}

/** A link for a super admin, or the super admins among whom one has to be named: another was, or none of several. */
export type AdminLink =
  | { readonly link: PasswordLink; readonly admin: SuperAdmin; readonly endedSecondFactor: boolean }
  | { readonly choices: readonly SuperAdmin[]; readonly isUnknown: boolean };

interface AdminLinkOrder {
  readonly email: string | undefined;
  readonly superAdminRole: number;
  /** Takes away the second factor as well, of whoever has lost the phone and the recovery codes. */
  readonly endsSecondFactor?: boolean;
}

/**
 * Makes a link with which a super admin who is locked out chooses a new password, and switches them on again, the person
 * whose login it is too. For whoever has the server itself: it asks for no login.
 */
export async function makeAdminLink(
  { db, env, registry }: { readonly db: OpenDatabase['db']; readonly env: ServerAddress; readonly registry: Registry },
  { email, superAdminRole, endsSecondFactor = false }: AdminLinkOrder,
): Promise<AdminLink> {
  return db.transaction().execute(async (trx) => {
    const { rows: all } = await sql<SuperAdmin>`
      select id, name, email, login_id, is_active from users
      where role_id = ${superAdminRole} order by id for update`.execute(trx);
    const fitting = all.filter((each) => email === undefined || each.email?.toLowerCase() === email.toLowerCase());
    const [admin, ...others] = fitting;
    if (!admin || others.length > 0) return { choices: all, isUnknown: !admin };
    await switchOn(trx, 'users', { column: 'id', userId: admin.id, resource: 'user' });
    for (const { table, name } of registry.resources.filter(hasPeopleSwitchedOff))
      await switchOn(trx, table, { column: 'user_id', userId: admin.id, resource: name });
    await auditLogin(trx, { event: 'passwordLinkMade', origin: ORIGIN, user: admin, by: COMMAND });
    const endedSecondFactor = endsSecondFactor && (await endSecondFactor(trx, admin));
    return { admin, endedSecondFactor, link: await makePasswordLink(trx, env, { userId: admin.id, way: 'handed' }) };
  });
}

/** Switches on what is off of a user's, with an entry each. */
async function switchOn(
  trx: Transaction<Tables>,
  table: string,
  {
    column,
    userId,
    resource,
  }: { readonly column: 'id' | 'user_id'; readonly userId: number; readonly resource: string },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set is_active = 1, row_version = row_version + 1, updated_at = now()
    where ${sql.ref(column)} = ${userId} and is_active = 0 returning id`.execute(trx);
  for (const { id } of rows)
    await trx
      .insertInto('audit_entries')
      .values({
        user_id: null,
        user_name: COMMAND.name,
        address: null,
        request_id: null,
        resource,
        record_id: id,
        action: 'toggle',
        before: JSON.stringify({ is_active: 0 }),
        after: JSON.stringify({ is_active: 1 }),
      })
      .execute();
}

/** Takes somebody's second factor and recovery codes away and ends all their logins; false where there is none. */
async function endSecondFactor(trx: Transaction<Tables>, admin: SuperAdmin): Promise<boolean> {
  const ended = await trx
    .deleteFrom('second_factors')
    .where('user_id', '=', admin.id)
    .returning('confirmed_at')
    .execute();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', admin.id).execute();
  if (!ended.some(({ confirmed_at }) => confirmed_at !== null)) return false;
  await endLogins(trx, { userId: admin.id });
  await auditLogin(trx, { event: 'secondFactorReset', origin: ORIGIN, user: admin, by: COMMAND });
  return true;
}
