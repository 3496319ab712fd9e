import type { Ability } from '../../core/abilities.ts';
import type { IconName } from '../../core/icons.ts';
import { type MenuEntry, menuEntries } from '../../core/menu.ts';
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
  const entries = menuEntries(ability, { registry, screens });
  return areas
    .map(({ name, icon }) => ({
      area: name,
      icon,
      items: entries.filter(({ area }) => area === name).map(itemOf),
    }))
    .filter(({ items }) => items.length > 0);
}

function itemOf({ key, label, count, icon, resource, path }: MenuEntry): MenuItem {
  return { key, label, count, icon, address: resource ? listAddress(resource) : path };
}
