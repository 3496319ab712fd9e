import { useCallback } from 'react';
import { isPartOf, mayGive } from '../../../core/access/giving.ts';
import type { Need } from '../../../core/resource.ts';
import { useRegistry } from '../../product/product.ts';
import { useAccount } from '../../providers/ability.ts';
import { isDenial, type PermissionRows } from './storedPermissions.ts';

/** Whether a permission can be given here by whoever is logged in; what is stored as given already always can. */
export type CanGive = (need: Need) => boolean;

/** Answers what may be given beyond some stored rows. The server decides the same when it is saved. */
export function useCanGive(stored: PermissionRows): CanGive {
  const { ability } = useAccount();
  const registry = useRegistry();
  return useCallback(
    (need) =>
      mayGive(ability, registry, need) ||
      isPartOf(
        need,
        stored.filter((row) => !isDenial(row)),
      ),
    [ability, registry, stored],
  );
}
