import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { confirmReset, type secondFactorResets, withdrawReset } from '../../../core/calls/accountCalls.ts';
import type { Answered } from '../../../core/calls/defineCall.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { formatDateTime } from '../../format/format.ts';
import { ConfirmDialog } from '../../generate/shared/ConfirmDialog.tsx';
import { callApi } from '../../http/callApi.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { useAccount } from '../../providers/ability.ts';

interface WaitingResetProps {
  readonly reset: Answered<typeof secondFactorResets>['waiting'][number];
  readonly onDone: () => unknown;
}

/** A request that waits: somebody who neither made it nor is meant confirms it, and anybody who may manage users takes it back. */
export function WaitingReset({ reset, onDone }: WaitingResetProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const noteError = useErrorNotice();
  const conventions = useConventions();
  const { user } = useAccount();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { id, user: person, requested_by: by, requested_at: at, reason } = reset;
  const mayConfirm = user !== undefined && user.id !== by.id && user.id !== person.id;

  const run = async (call: Promise<{ readonly message: string }>) => {
    setBusy(true);
    setAsking(false);
    try {
      notify((await call).message, { type: 'success' });
    } catch (error) {
      noteError(error);
    }
    setBusy(false);
    onDone();
  };

  return (
    <li>
      <div>
        <strong>
          <bdi>{person.name}</bdi>
        </strong>
        <p>{translate('security.resets.by', { name: by.name, at: formatDateTime(at, conventions) })}</p>
        <p>
          <bdi>{reason}</bdi>
        </p>
      </div>
      <div className="profile-buttons">
        {mayConfirm && (
          <Button variant="contained" disabled={isBusy} onClick={() => setAsking(true)}>
            {translate('security.resets.confirm')}
          </Button>
        )}
        <Button color="inherit" disabled={isBusy} onClick={() => void run(callApi(withdrawReset, { params: { id } }))}>
          {translate('security.resets.withdraw')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('security.title')}
        text={translate('security.resets.confirmText', { name: person.name })}
        confirmLabel={translate('security.resets.confirm')}
        tone="warning"
        onConfirm={() => void run(callApi(confirmReset, { params: { id } }))}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}
