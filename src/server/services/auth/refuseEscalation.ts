import { permissionsNotGivable } from '../../../core/access/giving.ts';
import type { user } from '../../../core/access/user.ts';
import { changesAny, type ProblemsOf, type Writing } from '../rules.ts';
import { gainsByAccount, gainsByNewAccount } from './ownRecords.ts';
import { changesOf, givenByRole, grantsAmong, holdsMore, problemsOf, refuseUnknown } from './handingOut.ts';

type Problems = ProblemsOf<typeof user>;

/** With one of these somebody else's account can be taken over. */
const CREDENTIALS = ['password', 'email', 'login_id'] as const;

/**
 * Nobody gives a person, themselves included, what they do not hold: by a role, by a permission of their own, by taking a
 * denial back, by switching an account on, or by taking over the account of somebody who holds more. What nothing asks for is
 * given by nobody at all.
 */
export async function refuseEscalation(writing: Writing<typeof user>): Promise<Problems | undefined> {
  const unknown = refuseUnknown(writing, writing.store.context.permissions);
  return unknown ?? (await refuseRole(writing)) ?? refusePermissions(writing) ?? (await refuseAccountTakeover(writing));
}

async function refuseRole(writing: Writing<typeof user>): Promise<Problems | undefined> {
  const { existing, record, store, caller } = writing;
  const isGiven = record.role_id !== existing?.role_id || changesOf(writing).isSwitchedOn;
  if (!isGiven) return undefined;
  const granted = await givenByRole({ ...store.context, db: store.trx }, record.role_id);
  const [example] = permissionsNotGivable(caller, store.registry, granted);
  if (!example) return undefined;
  return { role_id: [{ key: 'roleNotHeld', params: { example: `${example.subject}: ${example.action}` } }] };
}

function refusePermissions(writing: Writing<typeof user>): Problems | undefined {
  const { caller, store, values } = writing;
  const { rows, added, removed } = changesOf(writing);
  const grants = added.filter(({ is_denied }) => is_denied === 0);
  const refused = permissionsNotGivable(caller, store.registry, grants);
  if (refused.length > 0) return problemsOf({ refused, rows, isEntered: values.permissions !== undefined });
  const denials = removed.filter(({ is_denied }) => is_denied === 1);
  return permissionsNotGivable(caller, store.registry, denials).length > 0
    ? { permissions: [{ key: 'denialNotHeld' }] }
    : undefined;
}

async function refuseAccountTakeover({
  store,
  caller,
  existing,
  values,
  record,
}: Writing<typeof user>): Promise<Problems | undefined> {
  if (existing?.id === caller.userId || !changesAny(values, CREDENTIALS)) return undefined;
  const place = { ...store.context, db: store.trx };
  if (!existing) {
    const isGained = await gainsByNewAccount(place, caller, {
      role_id: record.role_id,
      own: grantsAmong(record.permissions),
    });
    if (!isGained) return undefined;
    const hidden = [{ key: 'ownRecordsHidden' }];
    if (values.password) return { password: hidden };
    return values.email ? { email: hidden } : undefined;
  }
  if (!(await gainsByAccount(place, caller, existing))) return undefined;
  const problem = [{ key: (await holdsMore(place, caller, existing)) ? 'personHoldsMore' : 'ownRecordsHidden' }];
  if (values.password) return { password: problem };
  if (values.email !== undefined && values.email !== existing.email) return { email: problem };
  return values.login_id !== undefined && values.login_id !== existing.login_id ? { login_id: problem } : undefined;
}
