import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { isFilled } from '../../../core/conditions.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { refuse } from '../../errors.ts';
import { SUPER_ADMIN_ROLE } from '../../../core/access/role.ts';
import type { PresentedRecord } from '../../presenters/presentRecord.ts';
import { CREATE_FIRST } from '../resources/write/kinds.ts';
import { runOperation } from '../resources/write/operation.ts';
import { inTransaction } from '../resources/write/transaction.ts';
import { newDraft } from '../resources/write/write.ts';
import { HOUR_MS } from '../../../core/durations.ts';
import { randomToken } from '../auth/secrets/randomToken.ts';

type Db = Kysely<Tables>;

const KEY = 'setup_token';
const HOURS = 24;

/** The link with which somebody makes the first super admin; none when there is one. Every start makes a new link. */
export async function setupLink({ database }: Pick<Context, 'database'>, url: string): Promise<string | undefined> {
  const { db } = database;
  if (await hasSuperAdmin(db)) {
    await db.deleteFrom('settings').where('key', '=', KEY).execute();
    return undefined;
  }
  const token = randomToken();
  const value = JSON.stringify({
    hash: hashOf(token),
    expires_at: new Date(Date.now() + HOURS * HOUR_MS).toISOString(),
  });
  await db
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  // Behind the sign that browsers keep to themselves: no proxy writes it down.
  return `${url}/login#setup=${token}`;
}

/** Makes the first super admin, once, for whoever holds the link. */
export async function setUp(
  { context, caller }: { readonly context: Context; readonly caller: Caller },
  input: Readonly<Record<string, unknown>>,
): Promise<{ id: number; name: string; email: string }> {
  const { token, name, email, password } = input;
  const call = { context, caller, resource: context.registry.get('user') };
  const account = { name, email, password, role_id: SUPER_ADMIN_ROLE, is_active: 1 };
  return inTransaction(call, async (store) => {
    // Locks the link first: of two who use it at once, the second finds it gone.
    if (!(await consumeToken(store.trx, typeof token === 'string' ? token : ''))) throw refuse.notFound();
    const maker = { ...caller, roleId: SUPER_ADMIN_ROLE };
    const draft = newDraft(account);
    // A login may be without one; nobody could ever use this one then.
    if (!isFilled(password)) draft.problems = { password: [{ key: 'required' }] };
    await runOperation({ kind: CREATE_FIRST, store, caller: maker, drafts: [draft] });
    const made = draft.after as PresentedRecord & { readonly name: string; readonly email: string };
    return { id: made.id, name: made.name, email: made.email };
  });
}

async function consumeToken(trx: Db, token: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('settings')
    .where('key', '=', KEY)
    .where(sql<boolean>`value->>'hash' = ${hashOf(token)} and (value->>'expires_at')::timestamptz > now()`)
    .returning('key')
    .executeTakeFirst();
  return used !== undefined && !(await hasSuperAdmin(trx));
}

async function hasSuperAdmin(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('role_id', '=', SUPER_ADMIN_ROLE)
    .where('is_active', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
