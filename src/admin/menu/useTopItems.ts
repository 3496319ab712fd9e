import { OWN_PAGES, type OwnPage } from '../addresses/ownPages.ts';
import type { DrawingName } from '../icons/drawings.ts';
import { homeRoute } from '../auth/homeRoute.ts';
import { useAccount } from '../providers/ability.ts';
import { useDecisions } from '../providers/useDecisions.ts';
import type { MenuItem } from './menu.ts';

/** A page that every product has, in the menu. */
interface TopItem extends Omit<MenuItem, 'icon' | 'count'> {
  readonly icon: DrawingName;
}

/** What the menu has above its areas: the start page, and what waits for a decision, for whoever has these. */
export function useTopItems(): readonly TopItem[] {
  const { user } = useAccount();
  const decisions = useDecisions();
  const items: TopItem[] = [];
  if (user && homeRoute(user) === '/') items.push(itemOf('home', 'HomeOutlined'));
  if (decisions.length > 0) items.push(itemOf('inbox', 'Gavel'));
  return items;
}

function itemOf(page: OwnPage, icon: DrawingName): TopItem {
  return { key: page, label: `shell.${page}`, icon, address: OWN_PAGES[page].path };
}
