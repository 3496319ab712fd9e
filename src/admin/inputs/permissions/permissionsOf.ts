import { type PermissionCatalogue, permissionCatalogue } from '../../../core/permissions/catalogue.ts';
import { ownPageNeeds } from '../../addresses/ownPages.ts';
import type { Product } from '../../product/product.ts';

type Parts = Pick<Product, 'registry' | 'screens'>;

const known = new WeakMap<Product['registry'], PermissionCatalogue>();

/** Everything that can be permitted in a product: what its entities, its screens and the pages of the back office ask for. */
export function permissionsOf({ registry, screens }: Parts): PermissionCatalogue {
  const found =
    known.get(registry) ??
    permissionCatalogue({ registry, screens: [...ownPageNeeds, ...Object.values(screens)], calls: [] });
  known.set(registry, found);
  return found;
}
