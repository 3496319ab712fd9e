import { useTranslate } from 'react-admin';
import { useIsOnline } from '../http/connection.ts';

/** Says that there is no connection, for as long as that is so; always there, so that it is read out. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  const translate = useTranslate();
  return (
    <div role="status" className="offline-banner">
      {!isOnline && translate('shell.offline')}
    </div>
  );
}
