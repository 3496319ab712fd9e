import { SUPER_ADMIN_ROLE } from '../../../core/access/role.ts';
import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';
import { useAccount } from '../../providers/ability.ts';

/** Whether a record is the account of a super admin, about whom super admins alone decide, and somebody else looks at it. */
export function useOutOfReach({ name }: Resource, record: AnyRecord): boolean {
  const { user } = useAccount();
  return name === 'user' && Number(record.role_id) === SUPER_ADMIN_ROLE && user?.role.id !== SUPER_ADMIN_ROLE;
}
