import { useMemo } from 'react';
import { handMadeScreens } from '../../../resources/registry.ts';
import { registry } from '../../../schemas/index.ts';
import { useAccount } from '../providers/ability.ts';
import { useCurrentScreen } from '../routing/currentScreen.ts';
import { type MenuArea, menuOf } from './menu.ts';

/** The menu of whoever is logged in. */
export function useMenu(): readonly MenuArea[] {
  const { ability } = useAccount();
  return useMemo(() => menuOf(ability, { registry, handMade: handMadeScreens }), [ability]);
}

/** The key of the menu's item that the current screen belongs to: of a form, its resource's. */
export function useActiveItem(): string | undefined {
  const screen = useCurrentScreen();
  if (screen?.kind === 'resource') return screen.resource.name;
  if (screen?.kind === 'handMade')
    return Object.keys(handMadeScreens).find((key) => handMadeScreens[key] === screen.screen);
  return screen?.page;
}
