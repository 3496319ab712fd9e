import type { Ability } from '../../core/abilities.ts';
import type { IconName } from '../../core/icons.ts';
import { may } from '../providers/ability.ts';
import { listAddress } from '../addresses/addresses.ts';
import type { Product } from '../product/product.ts';

/** One screen in the menu. */
export interface MenuItem {
  readonly key: string;
  /** The key of its name in the languages, and whether it stands for one or for many. */
  readonly label: string;
  readonly count: number;
  readonly icon: IconName;
  readonly address: string;
}

export interface MenuArea {
  readonly area: string;
  readonly icon: IconName;
  readonly items: readonly MenuItem[];
}

type MenuOptions = Pick<Product, 'registry' | 'areas' | 'screens'>;

/** The menu of whoever has an ability: only what they may open, and no area without anything in it. */
export function menuOf(ability: Ability, { registry, areas, screens }: MenuOptions): MenuArea[] {
  return areas
    .map(({ name, icon }) => ({ area: name, icon, items: [...resourceItems(name), ...handMadeItems(name)] }))
    .filter(({ items }) => items.length > 0);

  function resourceItems(area: string): MenuItem[] {
    return registry.resources
      .filter((resource) => resource.area === area && resource.inMenu && may(ability, resource, 'read'))
      .map((resource) => ({
        key: resource.name,
        label: `resources.${resource.name}.name`,
        count: resource.singleton ? 1 : 2,
        icon: resource.icon,
        address: listAddress(resource),
      }));
  }

  function handMadeItems(area: string): MenuItem[] {
    return Object.entries(screens).flatMap(([key, { menu, action, subject, label, path }]) =>
      menu?.area === area && ability.can(action, subject)
        ? [{ key, label, count: 1, icon: menu.icon, address: path }]
        : [],
    );
  }
}
