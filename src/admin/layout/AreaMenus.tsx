import { Icon } from '../icons/Icon.tsx';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useActiveItem, useMenu } from '../menu/useMenu.ts';
import { useTopItems } from '../menu/useTopItems.ts';
import { AreaMenu } from './AreaMenu.tsx';
import { ENTRY_CLASS, type MenuPlace } from './menuPlace.ts';

/** The menu as a row above the page, or closed beside it: every area opens into its screens. */
export function AreaMenus({ place }: { readonly place: MenuPlace }) {
  const menu = useMenu();
  const activeItem = useActiveItem();
  const topItems = useTopItems();
  const translate = useTranslate();
  return (
    <nav className={place === 'above' ? 'top-menu' : 'menu-rail'} aria-label={translate('shell.menu')}>
      <ul>
        {topItems.map(({ key, label, icon, address }) => (
          <li key={key}>
            <Link
              className={`${ENTRY_CLASS[place]} menu-top`}
              to={address}
              title={translate(label)}
              aria-label={translate(label)}
              aria-current={activeItem === key ? 'page' : undefined}
            >
              <Icon name={icon} size="small" />
              {place === 'above' && <span>{translate(label)}</span>}
            </Link>
          </li>
        ))}
        {menu.map((group) => (
          <li key={group.area}>
            <AreaMenu group={group} activeItem={activeItem} place={place} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
