import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { mayGiveRole } from '../../../core/access/giving.ts';
import { role } from '../../../core/access/role.ts';
import { useProduct } from '../../product/product.ts';
import { useAccount } from '../../providers/ability.ts';
import { isDenial, permissionsIn } from './storedPermissions.ts';

/**
 * Answers which records whoever fills in a form may give to somebody: roles that give more than they hold themselves are
 * not offered. Of what is no role, everything; the server decides the same when it is saved.
 */
export function useIsGivable(target: string): ((record: RaRecord) => boolean) | undefined {
  const { user, ability } = useAccount();
  const { registry, ownRecordRoles = [] } = useProduct();
  const roleId = Number(user?.role.id);
  return useMemo(() => {
    if (target !== role.name) return undefined;
    return ({ id, permissions }: RaRecord) => {
      const given = { id: Number(id), permissions: permissionsIn(permissions).filter((row) => !isDenial(row)) };
      return mayGiveRole({ roleId, ability }, registry, { role: given, ownRecordRoles });
    };
  }, [target, roleId, ability, registry, ownRecordRoles]);
}
