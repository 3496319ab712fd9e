import type { AbilityRule } from '../../../core/abilities.ts';
import type { Problem } from '../../../core/rules/problem.ts';
import type { Caller } from '../../caller.ts';
import { GRANT_ANY, SUPER_ADMIN_ROLE } from '../../policies/abilities.ts';
import { isAllowed } from '../../policies/require.ts';
import type { Store } from '../resources/write/store.ts';

interface HandingOut {
  readonly store: Pick<Store, 'resource'>;
  readonly caller: Caller;
}

/** Those of some permissions that somebody may not hand out, because they do not hold them themselves. */
export function notHeld<R extends AbilityRule>({ store, caller }: HandingOut, given: readonly R[]): readonly R[] {
  if (caller.roleId === SUPER_ADMIN_ROLE || isAllowed(caller, store.resource, GRANT_ANY)) return [];
  return given.filter(({ action, subject }) => !caller.ability.can(action, subject));
}

/** A record with rows of permissions, about to be written. */
interface PermissionsWriting<R extends AbilityRule> {
  readonly existing?: { readonly is_active: 0 | 1; readonly permissions: readonly R[] } | undefined;
  readonly values: { readonly is_active?: 0 | 1 | null };
  readonly record: { readonly permissions: readonly R[] };
}

/** How the permissions of a record change. What is switched on gives all of its permissions anew. */
export function changesOf<R extends AbilityRule>({ existing, values, record }: PermissionsWriting<R>) {
  const rows = record.permissions;
  const isSwitchedOn = existing?.is_active === 0 && values.is_active === 1;
  const before = existing && !isSwitchedOn ? existing.permissions : [];
  return {
    rows,
    isSwitchedOn,
    added: rows.filter((row) => !before.some((each) => isSameRow(each, row))),
    removed: before.filter((row) => !rows.some((each) => isSameRow(each, row))),
  };
}

interface Refused<R extends AbilityRule> {
  readonly refused: readonly R[];
  readonly rows: readonly R[];
  /** The rows are in the form, not only given by switching the record on. */
  readonly isEntered: boolean;
}

/** Where it is said that somebody may not hand these out: at each row, where there is one to change. */
export function problemsOf<R extends AbilityRule>({ refused, rows, isEntered }: Refused<R>) {
  if (!isEntered) return { permissions: [{ key: 'holdsMore' }] };
  const problems: { [row: `permissions.${number}.action`]: readonly Problem[] } = {};
  for (const each of refused) problems[`permissions.${rows.indexOf(each)}.action`] = [{ key: 'notHeld' }];
  return problems;
}

function isSameRow(one: AbilityRule & { is_denied?: unknown }, other: AbilityRule & { is_denied?: unknown }): boolean {
  return one.action === other.action && one.subject === other.subject && one.is_denied === other.is_denied;
}
