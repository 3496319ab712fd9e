import { Icon } from '../icons/Icon.tsx';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { homeRoute } from '../auth/homeRoute.ts';
import { useAccount } from '../providers/ability.ts';
import { AreaGroup } from './AreaGroup.tsx';
import { useActiveItem, useMenu } from '../menu/useMenu.ts';

/** So few screens are better seen all at once than behind headings. */
const FEW_ITEMS = 12;

/** The whole menu as a tree: the start page and the areas. */
export function MenuTree() {
  const menu = useMenu();
  const activeItem = useActiveItem();
  const { user } = useAccount();
  const translate = useTranslate();
  const isShort = menu.reduce((sum, { items }) => sum + items.length, 0) <= FEW_ITEMS;
  return (
    <nav className="menu-tree" aria-label={translate('shell.menu')}>
      <ul>
        {user && homeRoute(user) === '/' && (
          <li>
            <Link className="menu-link" to="/" aria-current={activeItem === 'home' ? 'page' : undefined}>
              <Icon name="HomeOutlined" size="small" />
              <span>{translate('shell.home')}</span>
            </Link>
          </li>
        )}
        {menu.map((group) => (
          <AreaGroup
            key={group.area}
            group={group}
            activeItem={activeItem}
            isOpenAtFirst={isShort || group.items.some(({ key }) => key === activeItem)}
          />
        ))}
      </ul>
    </nav>
  );
}
