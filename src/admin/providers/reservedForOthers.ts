import { isFilled } from '../../core/conditions.ts';
import { needOf, type Resource } from '../../core/resource.ts';
import type { Ability } from '../../core/abilities.ts';
import { SUPER_ADMIN_ROLE } from '../../core/access/role.ts';
import type { UserData } from '../auth/userData.ts';

type AnyRecord = Readonly<Record<string, unknown>>;

/** Who looks at a record, and what they may do. */
export interface Looking {
  readonly user: Pick<UserData, 'id' | 'role' | 'records'> | undefined;
  readonly ability: Ability;
}

/**
 * Whether a record is another's, who alone changes it: as its declaration says, or because it is the account of a super admin. A
 * back end that does not tell which records are about a user decides by itself.
 */
export function isReservedForOthers({ user, ability }: Looking, resource: Resource, record: AnyRecord): boolean {
  if (!user?.records) return false;
  if (resource.name === 'user' && Number(record.role_id) === SUPER_ADMIN_ROLE) return user.role.id !== SUPER_ADMIN_ROLE;
  const { editableBy } = resource;
  if (!editableBy) return false;
  const { action, subject } = needOf(resource, editableBy.unless);
  return !ability.can(action, subject) && !leadsTo(user, { resource, record, path: editableBy.owner });
}

/** Whether a reference of a record leads to a user. A path over further records is known to the server alone. */
export function leadsTo(
  { id, records = [] }: Pick<UserData, 'id' | 'records'>,
  { resource, record, path }: { readonly resource: Resource; readonly record: AnyRecord; readonly path: string },
): boolean {
  const field = resource.fields[path];
  if (field?.kind !== 'reference') return false;
  const own = [{ resource: 'user', id }, ...records];
  return own.some((each) => each.resource === field.target && isSame(record[path], each.id));
}

/** Whether a value is an id; a back end may answer ids as texts. */
export function isSame(value: unknown, id: number | string): boolean {
  return isFilled(value) && String(value) === String(id);
}
