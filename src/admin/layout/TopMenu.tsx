import { Icon } from '../icons/Icon.tsx';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { homeRoute } from '../auth/homeRoute.ts';
import { useAccount } from '../providers/ability.ts';
import { AreaMenu } from './AreaMenu.tsx';
import { useActiveItem, useMenu } from '../menu/useMenu.ts';

/** The menu above the page: every area opens into its screens. */
export function TopMenu() {
  const menu = useMenu();
  const activeItem = useActiveItem();
  const { user } = useAccount();
  const translate = useTranslate();
  const home = translate('shell.home');
  return (
    <nav className="top-menu" aria-label={translate('shell.menu')}>
      <ul>
        {user && homeRoute(user) === '/' && (
          <li>
            <Link
              className="top-menu-entry top-menu-home"
              to="/"
              title={home}
              aria-label={home}
              aria-current={activeItem === 'home' ? 'page' : undefined}
            >
              <Icon name="HomeOutlined" size="small" />
              <span>{home}</span>
            </Link>
          </li>
        )}
        {menu.map((group) => (
          <li key={group.area}>
            <AreaMenu group={group} activeItem={activeItem} place="above" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
