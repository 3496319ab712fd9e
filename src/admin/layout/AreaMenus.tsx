import { Icon } from '../icons/Icon.tsx';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { homeRoute } from '../auth/homeRoute.ts';
import { useActiveItem, useMenu } from '../menu/useMenu.ts';
import { useAccount } from '../providers/ability.ts';
import { AreaMenu, ENTRY_CLASS, type MenuPlace } from './AreaMenu.tsx';

/** The menu as a row above the page, or closed beside it: every area opens into its screens. */
export function AreaMenus({ place }: { readonly place: MenuPlace }) {
  const menu = useMenu();
  const activeItem = useActiveItem();
  const { user } = useAccount();
  const translate = useTranslate();
  const home = translate('shell.home');
  return (
    <nav className={place === 'above' ? 'top-menu' : 'menu-rail'} aria-label={translate('shell.menu')}>
      <ul>
        {user && homeRoute(user) === '/' && (
          <li>
            <Link
              className={`${ENTRY_CLASS[place]} menu-home`}
              to="/"
              title={home}
              aria-label={home}
              aria-current={activeItem === 'home' ? 'page' : undefined}
            >
              <Icon name="HomeOutlined" size="small" />
              {place === 'above' && <span>{home}</span>}
            </Link>
          </li>
        )}
        {menu.map((group) => (
          <li key={group.area}>
            <AreaMenu group={group} activeItem={activeItem} place={place} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
