import { SUPER_ADMIN_ROLE } from '../../../core/access/role.ts';
import type { AbilityRule } from '../../../core/abilities.ts';
import type { Resource } from '../../../core/resource.ts';
import type { UserData } from '../../auth/userData.ts';
import type { AnyRecord } from '../../format/values.ts';

interface AccessChange {
  readonly resource: Resource;
  readonly record: AnyRecord;
  readonly entered: AnyRecord;
}

type Row = AbilityRule & { readonly is_denied?: unknown };

/** Whether a form takes permissions from whoever fills it in: by their own role, or by their own account. */
export function losesOwnAccess(user: UserData, { resource, record, entered }: AccessChange): boolean {
  const isOwnRole = resource.name === 'role' && isSame(record.id, user.role.id);
  const isOwnAccount = resource.name === 'user' && isSame(record.id, user.id);
  if (isOwnAccount && !isSame(entered.role_id, record.role_id)) return true;
  // What is stored neither gives a super admin anything nor takes it.
  if (!(isOwnRole || isOwnAccount) || user.role.id === SUPER_ADMIN_ROLE) return false;
  const [before, after] = [rowsOf(record), rowsOf(entered)];
  const isTaken = (row: Row) => !isDenial(row) && !gives(after, row);
  const isDenied = (row: Row) => isDenial(row) && !before.some((each) => isDenial(each) && isOf(each, row));
  return before.some(isTaken) || after.some(isDenied);
}

function rowsOf({ permissions }: AnyRecord): readonly Row[] {
  return Array.isArray(permissions) ? permissions : [];
}

function gives(rows: readonly Row[], row: Row): boolean {
  return rows.some((each) => !isDenial(each) && (isOf(each, row) || isOf(each, { ...row, action: 'full' })));
}

function isOf(one: AbilityRule, other: AbilityRule): boolean {
  return one.action === other.action && one.subject === other.subject;
}

function isDenial({ is_denied }: Row): boolean {
  return Number(is_denied) === 1;
}

function isSame(one: unknown, other: unknown): boolean {
  return String(one) === String(other);
}
