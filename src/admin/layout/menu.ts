import type { Ability } from '../../core/abilities.ts';
import type { IconName } from '../../core/icons.ts';
import type { Registry } from '../../core/registry.ts';
import { AREAS, type Area } from '../../core/resource.ts';
import { may } from '../providers/ability.ts';
import { listAddress } from '../routing/addresses.ts';
import type { HandMadeScreens } from '../routing/handMade.ts';

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
  readonly area: Area;
  readonly items: readonly MenuItem[];
}

interface Offer {
  readonly registry: Registry;
  readonly handMade: HandMadeScreens;
}

/** The menu of whoever has an ability: only what they may open, and no area without anything in it. */
export function menuOf(ability: Ability, { registry, handMade }: Offer): MenuArea[] {
  return AREAS.map((area) => ({ area, items: [...resourceItems(area), ...handMadeItems(area)] })).filter(
    ({ items }) => items.length > 0,
  );

  function resourceItems(area: Area): MenuItem[] {
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

  function handMadeItems(area: Area): MenuItem[] {
    return Object.entries(handMade).flatMap(([key, { menu, action, subject, label, path }]) =>
      menu?.area === area && ability.can(action, subject)
        ? [{ key, label, count: 1, icon: menu.icon, address: path }]
        : [],
    );
  }
}
