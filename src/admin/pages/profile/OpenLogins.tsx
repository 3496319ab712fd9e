import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { endLogin, endOtherLogins } from '../../../core/calls/accountCalls.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { formatDateTime } from '../../format/format.ts';
import { callApi } from '../../http/callApi.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { type OwnAccount, useAccountChanged } from './useOwnAccount.ts';

type Login = OwnAccount['logins'][number];

/** One's own open logins, by device and place; each but this one can be ended. */
export function OpenLogins({ logins }: { readonly logins: readonly Login[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const noteError = useErrorNotice();
  const changed = useAccountChanged();
  const [isBusy, setBusy] = useState(false);

  const end = async (ending: Promise<{ readonly message: string }>) => {
    setBusy(true);
    try {
      notify((await ending).message, { type: 'success' });
    } catch (error) {
      noteError(error);
    }
    await changed();
    setBusy(false);
  };

  return (
    <section className="profile-card" aria-labelledby="profile-logins-title">
      <h2 id="profile-logins-title">{translate('security.logins')}</h2>
      <ul className="profile-logins">
        {logins.map((login) => (
          <LoginItem
            key={login.id}
            login={login}
            isBusy={isBusy}
            onEnd={() => void end(callApi(endLogin, { params: { login: login.id } }))}
          />
        ))}
      </ul>
      {logins.length > 1 && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void end(callApi(endOtherLogins))}>
          {translate('security.endOthers')}
        </Button>
      )}
    </section>
  );
}

interface LoginItemProps {
  readonly login: Login;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function LoginItem({ login, isBusy, onEnd }: LoginItemProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const { is_this: isThis, browser, system, address, begun_at: begun, last_used_at: used } = login;
  const device = [browser, system].filter(Boolean).join(' · ') || translate('security.unknownDevice');
  const times = { begun: formatDateTime(begun, conventions), used: formatDateTime(used, conventions) };
  return (
    <li>
      <div>
        <strong>
          <bdi>{device}</bdi>
        </strong>
        {isThis && <span className="profile-this">{translate('security.thisLogin')}</span>}
        <p>
          <bdi>{address}</bdi>
        </p>
        <p>{translate('security.loginTimes', times)}</p>
      </div>
      {!isThis && (
        <Button
          color="inherit"
          disabled={isBusy}
          aria-label={translate('security.endOf', { device, address })}
          onClick={onEnd}
        >
          {translate('security.end')}
        </Button>
      )}
    </li>
  );
}
