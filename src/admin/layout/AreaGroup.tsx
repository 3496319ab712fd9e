import { Icon } from '../icons/Icon.tsx';
import { Collapse } from '@mui/material';
import { useId } from 'react';
import { useStore, useTranslate } from 'react-admin';
import type { MenuArea, MenuItem } from '../menu/menu.ts';
import { Link, useLocation } from 'react-router';

interface AreaGroupProps {
  readonly group: MenuArea;
  readonly activeItem: string | undefined;
  /** Whether it is open as long as the user has neither opened nor closed it. */
  readonly isOpenAtFirst: boolean;
}

/** An area of the menu, opened and closed by its heading; what the user chose is remembered. */
export function AreaGroup({ group, activeItem, isOpenAtFirst }: AreaGroupProps) {
  const { area, items } = group;
  const [chosen, choose] = useStore<boolean | undefined>(`menu.area.${area}`);
  const translate = useTranslate();
  const id = useId();
  const isOpen = chosen ?? isOpenAtFirst;
  return (
    <li>
      <button
        type="button"
        className="menu-area"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => choose(!isOpen)}
      >
        <Icon name={group.icon} size="small" />
        <span>{translate(`areas.${area}`)}</span>
        <Icon name="ExpandMore" size="small" className="menu-chevron" />
      </button>
      <Collapse in={isOpen} id={id} unmountOnExit timeout={150}>
        <ul className="menu-items">
          {items.map((item) => (
            <li key={item.key}>
              <MenuLink item={item} isActive={item.key === activeItem} />
            </li>
          ))}
        </ul>
      </Collapse>
    </li>
  );
}

interface MenuLinkProps {
  readonly item: MenuItem;
  readonly isActive: boolean;
}

/** One screen in the menu. The page that is shown is told apart from a form that belongs to it. */
function MenuLink({ item, isActive }: MenuLinkProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const current = pathname === item.address ? 'page' : true;
  return (
    <Link className="menu-link" to={item.address} aria-current={isActive ? current : undefined}>
      <Icon name={item.icon} size="small" />
      <span>{translate(item.label, { smart_count: item.count })}</span>
    </Link>
  );
}
