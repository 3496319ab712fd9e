import { Icon } from '../icons/Icon.tsx';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { homeRoute } from '../auth/homeRoute.ts';
import { useActiveItem, useMenu } from '../menu/useMenu.ts';
import { useAccount } from '../providers/ability.ts';
import { AreaMenu } from './AreaMenu.tsx';

/** The closed menu beside the page: an icon for the start page and for each area. */
export function MenuRail() {
  const menu = useMenu();
  const activeItem = useActiveItem();
  const { user } = useAccount();
  const translate = useTranslate();
  const home = translate('shell.home');
  return (
    <nav className="menu-rail" aria-label={translate('shell.menu')}>
      <ul>
        {user && homeRoute(user) === '/' && (
          <li>
            <Link
              className="rail-entry"
              to="/"
              aria-label={home}
              title={home}
              aria-current={activeItem === 'home' ? 'page' : undefined}
            >
              <Icon name="HomeOutlined" size="small" />
            </Link>
          </li>
        )}
        {menu.map((group) => (
          <li key={group.area}>
            <AreaMenu group={group} activeItem={activeItem} place="beside" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
