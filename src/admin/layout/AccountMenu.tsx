import { Icon } from '../icons/Icon.tsx';
import { Button, Divider, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useLogout, useStore, useTheme, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ConfirmDialog } from '../generate/shared/ConfirmDialog.tsx';
import { LeaveQuestion } from '../generate/shared/LeaveQuestion.tsx';
import { useLazyDialog } from '../loading/useLazyDialog.ts';
import { useAccount } from '../providers/ability.ts';
import { readLayout } from '../providers/store.ts';
import { countKept } from '../browser/kept.ts';
import { useConventions } from '../fields/useConventions.ts';
import { formatPlainNumber } from '../format/format.ts';
import { hasUnsavedChanges } from '../browser/unsavedChanges.ts';
import { Thumbnail } from '../fields/Thumbnail.tsx';
import { thumbnailOf } from '../../core/files.ts';
import { menuSlots } from '../theme/menuSlots.ts';

const loadLayoutDialog = () => import('./LayoutDialog.tsx').then((module) => module.LayoutDialog);

/** Who is logged in, how they like the app to look, and the way out. */
export function AccountMenu() {
  const { user, ability, photo } = useAccount();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { Dialog: LayoutDialog, ...layoutDialog } = useLazyDialog(loadLayoutDialog);
  const [skin, setSkin] = useTheme();
  const [layout, setLayout] = useStore('layout', readLayout());
  const translate = useTranslate();
  const conventions = useConventions();
  const logout = useLogout();
  const [isLeaving, setLeaving] = useState(false);
  const [kept, setKept] = useState(0);
  const id = useId();
  if (!user) return null;

  const close = () => setAnchor(null);
  const leave = () =>
    void logout({ goodbye: { text: translate('shell.loggedOutOffline'), retry: translate('shell.retry') } });
  const askToLeave = () => {
    const kept = countKept(user.id);
    setKept(kept);
    if (hasUnsavedChanges()) setLeaving(true);
    else if (kept === 0) leave();
  };
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
        startIcon={<Thumbnail path={photo && (thumbnailOf(photo) ?? photo)} title={user.name} className="avatar" />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="top-bar-text" dir="auto">
          {user.name}
        </span>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={menuSlots({ 'aria-labelledby': id })}>
        {ability.can('full', 'Auth') && (
          <MenuItem component={Link} to="/profile" onClick={close}>
            <ListItemIcon>
              <Icon name="PersonOutlined" size="small" />
            </ListItemIcon>
            {translate('shell.profile')}
          </MenuItem>
        )}
        {skin === 'light'
          ? entry({
              icon: <Icon name="DarkModeOutlined" size="small" />,
              label: 'shell.darkSkin',
              onClick: () => setSkin('dark'),
            })
          : entry({
              icon: <Icon name="LightModeOutlined" size="small" />,
              label: 'shell.lightSkin',
              onClick: () => setSkin('light'),
            })}
        {layout === 'vertical'
          ? entry({
              icon: <Icon name="WebAssetOutlined" size="small" />,
              label: 'shell.horizontalLayout',
              onClick: () => setLayout('horizontal'),
            })
          : entry({
              icon: <Icon name="VerticalSplitOutlined" size="small" />,
              label: 'shell.verticalLayout',
              onClick: () => setLayout('vertical'),
            })}
        {entry({
          icon: <Icon name="TuneOutlined" size="small" />,
          label: 'shell.layout.title',
          onClick: layoutDialog.open,
        })}
        <Divider />
        {entry({ icon: <Icon name="Logout" size="small" />, label: 'shell.logOut', onClick: askToLeave })}
      </Menu>
      <LeaveQuestion isOpen={isLeaving} onLeave={leave} onStay={() => setLeaving(false)} />
      <ConfirmDialog
        isOpen={kept > 0 && !isLeaving}
        title={translate('shell.logOut')}
        text={translate('shell.kept', { smart_count: kept, count: formatPlainNumber(kept, conventions) })}
        confirmLabel={translate('shell.logOut')}
        onConfirm={leave}
        onCancel={() => setKept(0)}
      />
      {LayoutDialog && <LayoutDialog onClose={layoutDialog.close} />}
    </>
  );
}
