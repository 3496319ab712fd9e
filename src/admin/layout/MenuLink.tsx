import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { icons } from './icons.ts';
import type { MenuItem } from './menu.ts';

interface MenuLinkProps {
  readonly item: MenuItem;
  readonly isActive: boolean;
}

/** One screen in the menu. The page that is shown is told apart from a form that belongs to it. */
export function MenuLink({ item, isActive }: MenuLinkProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const Icon = icons[item.icon];
  const current = pathname === item.address ? 'page' : true;
  return (
    <Link className="menu-link" to={item.address} aria-current={isActive ? current : undefined}>
      <Icon fontSize="small" aria-hidden />
      <span>{translate(item.label, { smart_count: item.count })}</span>
    </Link>
  );
}
