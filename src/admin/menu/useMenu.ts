import { useMemo } from 'react';
import { useProduct } from '../product/product.ts';
import { useAccount } from '../providers/ability.ts';
import { useCurrentScreen } from '../addresses/currentScreen.ts';
import { type MenuArea, menuOf } from './menu.ts';

/** The menu of whoever is logged in. */
export function useMenu(): readonly MenuArea[] {
  const { ability } = useAccount();
  const product = useProduct();
  return useMemo(() => menuOf(ability, product), [ability, product]);
}

/** The key of the menu's item that the current screen belongs to: of a form, its resource's; of a screen without one, that which it says. */
export function useActiveItem(): string | undefined {
  const screen = useCurrentScreen();
  const { screens } = useProduct();
  if (screen?.kind === 'resource') return screen.resource.name;
  if (screen?.kind === 'handMade')
    return screen.screen.belongsTo ?? Object.keys(screens).find((key) => screens[key] === screen.screen);
  return screen?.page;
}
