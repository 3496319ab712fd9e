import { permissionsNotHeld } from '../../../core/access/giving.ts';
import { type AbilityRule, isAbilityRule } from '../../../core/abilities.ts';
import { role } from '../../../core/access/role.ts';
import { user } from '../../../core/access/user.ts';
import type { Caller } from '../../caller.ts';
import type { PresentedRecord } from '../../presenters/presentRecord.ts';
import type { Store, Values } from '../store.ts';
import { changesOf, givenByRole, roleIdOf } from './handingOut.ts';

type Row = AbilityRule & { readonly is_denied?: unknown };

/** A record that was written. */
interface WrittenRecord {
  readonly before?: PresentedRecord | undefined;
  readonly values: Values;
  readonly after?: PresentedRecord | undefined;
}

/**
 * The permissions that a write has given although its caller does not hold them: by a row, by removing a denial, by a role, or
 * by switching something on. This needs a separate permission, and the history records its use.
 */
export async function grantsNotHeld(
  { store, caller }: { readonly store: Store; readonly caller: Caller },
  { before, values, after }: WrittenRecord,
): Promise<readonly AbilityRule[]> {
  const { name } = store.resource;
  if (!after || (name !== role.name && name !== user.name)) return [];
  const existing = before && { is_active: before.is_active === 0 ? 0 : 1, permissions: rowsOf(before) };
  const { added, removed, isSwitchedOn } = changesOf<Row>({
    existing: existing as { readonly is_active: 0 | 1; readonly permissions: readonly Row[] } | undefined,
    values: { is_active: values.is_active === 1 ? 1 : null },
    record: { permissions: rowsOf(after) },
  });
  const rows = [...added.filter((row) => row.is_denied !== 1), ...removed.filter((row) => row.is_denied === 1)];
  const isRoleGiven = name === user.name && (after.role_id !== before?.role_id || isSwitchedOn);
  const granted = [
    ...rows,
    ...(isRoleGiven ? await givenByRole({ ...store.context, db: store.trx }, roleIdOf(after)) : []),
  ];
  const found = permissionsNotHeld(caller, granted).map(({ action, subject }) => ({ action, subject }));
  // A role may give what a row gives as well.
  return [...new Map(found.map((each) => [`${each.subject} ${each.action}`, each])).values()];
}

function rowsOf({ permissions }: Values): readonly Row[] {
  return Array.isArray(permissions) ? permissions.filter(isAbilityRule) : [];
}
