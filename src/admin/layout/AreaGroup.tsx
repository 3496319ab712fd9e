import ExpandMore from '@mui/icons-material/ExpandMore';
import { Collapse } from '@mui/material';
import { useId } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { areaIcons } from './areaIcons.ts';
import { icons } from './icons.ts';
import type { MenuArea } from './menu.ts';
import { MenuLink } from './MenuLink.tsx';

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
  const Icon = icons[areaIcons[area]];
  return (
    <li>
      <button
        type="button"
        className="menu-area"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => choose(!isOpen)}
      >
        <Icon fontSize="small" aria-hidden />
        <span>{translate(`areas.${area}`)}</span>
        <ExpandMore className="menu-chevron" fontSize="small" aria-hidden />
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
