import { Icon } from '../icons/Icon.tsx';
import { ListItemIcon, Menu, MenuItem, useTheme } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { MenuArea } from '../menu/menu.ts';
import { ENTRY_CLASS, type MenuPlace } from './menuPlace.ts';
import { menuSlots } from '../theme/menuSlots.ts';

interface AreaMenuProps {
  readonly group: MenuArea;
  readonly activeItem: string | undefined;
  readonly place: MenuPlace;
}

/** An area whose screens open in a menu of their own. */
export function AreaMenu({ group, activeItem, place }: AreaMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const translate = useTranslate();
  const { direction } = useTheme();
  const id = useId();
  const isCurrent = group.items.some(({ key }) => key === activeItem);
  const name = translate(`areas.${group.area}`);
  const isBeside = place === 'beside';
  const end = direction === 'rtl' ? 'left' : 'right';
  const start = direction === 'rtl' ? 'right' : 'left';
  return (
    <>
      <button
        type="button"
        id={id}
        className={ENTRY_CLASS[place]}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-current={isCurrent || undefined}
        aria-label={isBeside ? name : undefined}
        title={name}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {isBeside ? (
          <Icon name={group.icon} size="small" />
        ) : (
          <>
            <span>{name}</span>
            <Icon name="ExpandMore" size="small" className="menu-chevron" />
          </>
        )}
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: isBeside ? 'top' : 'bottom', horizontal: isBeside ? end : start }}
        transformOrigin={{ vertical: 'top', horizontal: start }}
        slotProps={menuSlots({ 'aria-labelledby': id })}
      >
        {group.items.map(({ key, address, icon, label, count }) => (
          <MenuItem
            key={key}
            component={Link}
            to={address}
            selected={key === activeItem}
            onClick={() => setAnchor(null)}
          >
            <ListItemIcon>
              <Icon name={icon} size="small" />
            </ListItemIcon>
            {translate(label, { smart_count: count })}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
