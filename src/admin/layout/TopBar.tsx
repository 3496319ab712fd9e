import { Icon } from '../icons/Icon.tsx';
import { IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { JobsBell } from '../jobs/JobsBell.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Brand } from './Brand.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

interface TopBarProps {
  readonly menuButton: { readonly isOpen: boolean; readonly onClick: () => void } | undefined;
}

export function TopBar({ menuButton }: TopBarProps) {
  const translate = useTranslate();
  return (
    <div className="top-bar">
      {menuButton && (
        <IconButton
          onClick={menuButton.onClick}
          aria-expanded={menuButton.isOpen}
          aria-label={translate(menuButton.isOpen ? 'shell.closeMenu' : 'shell.openMenu')}
        >
          <Icon name="Menu" size="medium" />
        </IconButton>
      )}
      <Brand />
      <div className="top-bar-end">
        {/* It comes and goes, and the others stay where they are. */}
        <JobsBell />
        <SearchButton />
        <LanguageMenu />
        <AccountMenu />
      </div>
    </div>
  );
}
