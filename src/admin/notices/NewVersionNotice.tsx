import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNewVersion } from '../loading/newVersion.ts';

/** Offers to reload once a newer version of the program has been installed. */
export function NewVersionNotice() {
  const { isReady, putOff } = useNewVersion();
  const translate = useTranslate();
  return (
    <div className="notices-column" role="status">
      {isReady && (
        <div className="notice" data-type="info">
          <div className="notice-text">{translate('shell.newVersion')}</div>
          <Button size="small" onClick={putOff}>
            {translate('shell.later')}
          </Button>
          <Button size="small" variant="contained" onClick={() => location.reload()}>
            {translate('shell.reload')}
          </Button>
        </div>
      )}
    </div>
  );
}
