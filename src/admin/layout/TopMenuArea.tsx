import { Icon } from '../icons/Icon.tsx';
import { ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { MenuArea } from '../menu/menu.ts';

interface TopMenuAreaProps {
  readonly group: MenuArea;
  readonly activeItem: string | undefined;
}

/** One area of the menu above the page. */
export function TopMenuArea({ group, activeItem }: TopMenuAreaProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const translate = useTranslate();
  const id = useId();
  const isCurrent = group.items.some(({ key }) => key === activeItem);
  return (
    <>
      <button
        type="button"
        id={id}
        className="top-menu-entry"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-current={isCurrent || undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate(`areas.${group.area}`)}
        <Icon name="ExpandMore" size="small" className="menu-chevron" />
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {group.items.map(({ key, address, icon, label, count }) => {
          return (
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
          );
        })}
      </Menu>
    </>
  );
}
