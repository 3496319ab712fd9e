import type { Ability } from './abilities.ts';
import type { IconName } from './icons.ts';
import type { Registry } from './registry.ts';
import { type Need, needOf, type Resource } from './resource.ts';

/** A screen made by hand, for what a declaration cannot say. */
export interface Screen extends Need {
  /** Its address: `/employee/task/view/attendance/{classes}/{version}`; a parameter may stand right behind text. */
  readonly path: string;
  /** The key of its name in the languages. */
  readonly label: string;
  /** Permissions that open it too, each for rows that the row rules then show. */
  readonly opening?: readonly Need[];
  /** The entity or the screen whose line in the menu is marked while it is open, where it has none itself. */
  readonly belongsTo?: string;
  /** Where the menu has it; nowhere when not said. */
  readonly menu?: { readonly area: string; readonly icon: IconName };
}

/** Screens made by hand, by name; the order within an area is that of its menu. */
export type Screens = Readonly<Record<string, Screen>>;

/** One line of the menu, with what somebody needs to be offered it. */
export interface MenuEntry extends Need {
  /** The name of its resource, or of the screen made by hand. */
  readonly key: string;
  readonly area: string;
  /** The key of its name in the languages, and whether it stands for one or for many. */
  readonly label: string;
  readonly count: number;
  readonly icon: IconName;
  /** The resource whose list it leads to; a screen made by hand leads to its path. */
  readonly resource?: Resource;
  readonly path: string;
}

interface MenuSources {
  readonly registry: Registry;
  readonly screens: Screens;
}

/** The menu of whoever has an ability, by areas: only what they may open. */
export function menuEntries(ability: Ability, { registry, screens }: MenuSources): MenuEntry[] {
  return registry.areas
    .flatMap((area) => [...resourceEntries(area, registry), ...screenEntries(area, screens)])
    .filter(({ action, subject }) => ability.can(action, subject));
}

function resourceEntries(area: string, { resources }: Registry): MenuEntry[] {
  return resources
    .filter((resource) => resource.area === area && resource.inMenu)
    .map((resource) => ({
      ...needOf(resource, 'read'),
      key: resource.name,
      area,
      label: `resources.${resource.name}.name`,
      count: resource.singleton ? 1 : 2,
      icon: resource.icon,
      resource,
      path: resource.screens.list,
    }));
}

function screenEntries(area: string, screens: Screens): MenuEntry[] {
  return Object.entries(screens).flatMap(([key, { menu, action, subject, label, path }]) =>
    menu?.area === area ? [{ key, action, subject, area, label, count: 1, icon: menu.icon, path }] : [],
  );
}
