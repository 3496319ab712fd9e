import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConventions } from '../../fields/useConventions.ts';
import { formatDateTime } from '../../format/format.ts';
import { SecondFactorDialog, type Task } from './SecondFactorDialog.tsx';
import type { OwnAccount } from './useOwnAccount.ts';

/** From how many recovery codes on somebody is told that they are running out. */
const FEW_CODES = 3;

/** Whether a code is asked for at the login, and what can be changed about it. */
export function SecondFactor({ state }: { readonly state: OwnAccount['second_factor'] }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const [task, setTask] = useState<Task>();
  const { is_on: isOn, is_required: isRequired, since, recovery_codes_left: left } = state;
  const off = isRequired ? 'security.required' : 'security.off';

  return (
    <section className="profile-card" aria-labelledby="profile-second-factor-title">
      <h2 id="profile-second-factor-title">{translate('security.title')}</h2>
      <p>
        {isOn
          ? translate('security.on', { since: formatDateTime(since ?? '', conventions), smart_count: left })
          : translate(off)}
      </p>
      {isOn && left <= FEW_CODES && <Alert severity="warning">{translate('security.fewCodes')}</Alert>}
      <div className="profile-buttons">
        {!isOn && (
          <Button variant="contained" onClick={() => setTask('setUp')}>
            {translate('security.setUp')}
          </Button>
        )}
        {isOn && (
          <Button variant="outlined" onClick={() => setTask('anotherPhone')}>
            {translate('security.anotherPhone')}
          </Button>
        )}
        {isOn && (
          <Button variant="outlined" onClick={() => setTask('newCodes')}>
            {translate('security.newCodes')}
          </Button>
        )}
        {isOn && !isRequired && (
          <Button color="inherit" onClick={() => setTask('turnOff')}>
            {translate('security.turnOff')}
          </Button>
        )}
      </div>
      {task && <SecondFactorDialog task={task} onClose={() => setTask(undefined)} />}
    </section>
  );
}
