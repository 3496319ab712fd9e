import { isAboutUser } from '../../../core/preset.ts';
import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';

/** Whether records of a resource are users, or say whose login somebody has. */
export function hasAccounts(resource: Resource): boolean {
  return resource.name === 'user' || isAboutUser(resource);
}

/** The id of the user that a record is, or is about; undefined where there is none, or where that is not told. */
export function accountOf(resource: Resource, record: AnyRecord): number | undefined {
  const id = resource.name === 'user' ? record.id : record.user_id;
  return hasAccounts(resource) && typeof id === 'number' ? id : undefined;
}
