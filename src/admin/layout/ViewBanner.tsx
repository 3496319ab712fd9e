import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { END_VIEW, endpointOf } from '../../core/calls/endpoints.ts';
import { type AccountView, currentView, isViewOver, leaveView, watchView } from '../auth/accountView.ts';
import { leaveUnsaved } from '../browser/unsavedChanges.ts';
import { useConventions } from '../fields/useConventions.ts';
import { formatDateTime } from '../format/format.ts';
import { request } from '../http/httpClient.ts';
import { Icon } from '../icons/Icon.tsx';
import { refreshAccount } from '../providers/refreshAccount.ts';
import { useAccountViewTexts } from '../generate/logins/useAccountViewTexts.ts';
import './viewBanner.css';

/** Whose account is looked at, until when, and the way back; says so when it is over. */
export function ViewBanner() {
  const view = currentView();
  return view && <Banner view={view} />;
}

function Banner({ view }: { readonly view: AccountView }) {
  const texts = useAccountViewTexts();
  const conventions = useConventions();
  const isOver = useSyncExternalStore(watchView, isViewOver);
  const [isEnding, setEnding] = useState(false);
  const id = useId();
  useEndInTime(view);
  const { name } = view.user;
  const say = (text: string | undefined, values: Readonly<Record<string, string>> = { name }) =>
    text?.replace(/%\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);

  const end = async () => {
    setEnding(true);
    // Where the server cannot be told, the view ends there by itself.
    await request(endpointOf(END_VIEW)).catch(() => undefined);
    goBack(view);
  };
  return (
    <>
      <section className="view-banner" aria-label={say(texts?.banner)}>
        <Icon name="VisibilityOutlined" size="small" />
        <p className="view-banner-text">
          <strong dir="auto">{say(texts?.banner)}</strong>
          <span>{say(texts?.until, { at: formatDateTime(view.endsAt, conventions) })}</span>
        </p>
        <Button size="small" variant="contained" color="inherit" loading={isEnding} onClick={end}>
          {texts?.end}
        </Button>
      </section>
      <Dialog open={isOver && !isEnding && texts !== undefined} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
        <DialogTitle id={`${id}-title`}>{texts?.over}</DialogTitle>
        <DialogContent>
          <DialogContentText>{say(texts?.overText)}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" autoFocus onClick={() => goBack(view)}>
            {texts?.back}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

// A full navigation, so that nothing of the view stays in memory.
function goBack({ from }: AccountView): void {
  leaveView();
  leaveUnsaved(from);
}

/** Asks the server once the time is over, which it alone knows exactly. */
function useEndInTime({ endsAt }: AccountView): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const left = Math.max(Date.parse(endsAt) - Date.now(), 0) + 1_000;
    const timer = setTimeout(() => void refreshAccount(queryClient), left);
    return () => clearTimeout(timer);
  }, [endsAt, queryClient]);
}
