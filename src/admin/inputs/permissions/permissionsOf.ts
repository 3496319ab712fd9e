import { type PermissionCatalogue, permissionCatalogue } from '../../../core/permissions/catalogue.ts';
import type { Need } from '../../../core/resource.ts';
import { usePageNeeds } from '../../product/pageNeeds.ts';
import { type Product, useProduct } from '../../product/product.ts';

interface Parts extends Pick<Product, 'registry' | 'screens'> {
  /** What the pages of the back office ask for. */
  readonly pageNeeds: readonly Need[];
}

const known = new WeakMap<Product['registry'], PermissionCatalogue>();

/** Everything that can be permitted in a product: what its entities, its screens and the pages of the back office ask for. */
export function permissionsOf({ registry, screens, pageNeeds }: Parts): PermissionCatalogue {
  const found =
    known.get(registry) ??
    permissionCatalogue({ registry, screens: [...pageNeeds, ...Object.values(screens)], calls: [] });
  known.set(registry, found);
  return found;
}

/** Everything that can be permitted in the product that is running. */
export function usePermissionCatalogue(): PermissionCatalogue {
  const { registry, screens } = useProduct();
  return permissionsOf({ registry, screens, pageNeeds: usePageNeeds() });
}
