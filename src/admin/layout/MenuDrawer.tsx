import { Icon } from '../icons/Icon.tsx';
import { Drawer, IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Brand } from './Brand.tsx';
import { MenuTree } from './MenuTree.tsx';

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The menu of a narrow window: it covers the page. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const translate = useTranslate();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { className: 'app-drawer', role: 'dialog', 'aria-label': translate('shell.menu') } }}
    >
      <div className="app-drawer-head">
        <Brand />
        <IconButton aria-label={translate('shell.closeMenu')} onClick={onClose}>
          <Icon name="Close" size="medium" />
        </IconButton>
      </div>
      <MenuTree />
    </Drawer>
  );
}
