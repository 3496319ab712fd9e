import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import Logout from '@mui/icons-material/Logout';
import Person from '@mui/icons-material/PersonOutlined';
import SideIcon from '@mui/icons-material/VerticalSplitOutlined';
import TopIcon from '@mui/icons-material/WebAssetOutlined';
import { Button, Divider, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useLogout, useStore, useTheme, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAccount } from '../providers/ability.ts';
import { readLayout } from '../providers/store.ts';
import { initialsOf } from './initials.ts';

/** Who is logged in, how they like the app to look, and the way out. */
export function AccountMenu() {
  const { user, ability } = useAccount();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [skin, setSkin] = useTheme();
  const [layout, setLayout] = useStore('layout', readLayout());
  const translate = useTranslate();
  const logout = useLogout();
  const id = useId();
  if (!user) return null;

  const close = () => setAnchor(null);
  const entry = ({ icon, label, onClick }: { icon: ReactNode; label: string; onClick: () => void }) => (
    <MenuItem
      onClick={() => {
        close();
        onClick();
      }}
    >
      <ListItemIcon>{icon}</ListItemIcon>
      {translate(label)}
    </MenuItem>
  );

  return (
    <>
      <Button
        id={id}
        color="inherit"
        className="top-bar-button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${translate('shell.account')}: ${user.name}`}
        startIcon={
          <span className="avatar" aria-hidden>
            {initialsOf(user.name)}
          </span>
        }
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="top-bar-text" dir="auto">
          {user.name}
        </span>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-labelledby': id } }}>
        {ability.can('full', 'Auth') && (
          <MenuItem component={Link} to="/profile" onClick={close}>
            <ListItemIcon>
              <Person fontSize="small" />
            </ListItemIcon>
            {translate('shell.profile')}
          </MenuItem>
        )}
        {skin === 'light'
          ? entry({ icon: <DarkMode fontSize="small" />, label: 'shell.darkSkin', onClick: () => setSkin('dark') })
          : entry({ icon: <LightMode fontSize="small" />, label: 'shell.lightSkin', onClick: () => setSkin('light') })}
        {layout === 'vertical'
          ? entry({
              icon: <TopIcon fontSize="small" />,
              label: 'shell.horizontalLayout',
              onClick: () => setLayout('horizontal'),
            })
          : entry({
              icon: <SideIcon fontSize="small" />,
              label: 'shell.verticalLayout',
              onClick: () => setLayout('vertical'),
            })}
        <Divider />
        {entry({ icon: <Logout fontSize="small" />, label: 'shell.logOut', onClick: () => void logout() })}
      </Menu>
    </>
  );
}
