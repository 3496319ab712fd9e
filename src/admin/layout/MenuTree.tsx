import { Icon } from '../icons/Icon.tsx';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { AreaGroup } from './AreaGroup.tsx';
import { useActiveItem, useMenu } from '../menu/useMenu.ts';
import { useTopItems } from '../menu/useTopItems.ts';

/** So few screens are better seen all at once than behind headings. */
const FEW_ITEMS = 12;

/** The whole menu as a tree: what stands above the areas, and these. */
export function MenuTree() {
  const menu = useMenu();
  const activeItem = useActiveItem();
  const topItems = useTopItems();
  const translate = useTranslate();
  const isShort = menu.reduce((sum, { items }) => sum + items.length, 0) <= FEW_ITEMS;
  return (
    <nav className="menu-tree" aria-label={translate('shell.menu')}>
      <ul>
        {topItems.map(({ key, label, icon, address }) => (
          <li key={key}>
            <Link className="menu-link" to={address} aria-current={activeItem === key ? 'page' : undefined}>
              <Icon name={icon} size="small" />
              <span>{translate(label)}</span>
            </Link>
          </li>
        ))}
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
