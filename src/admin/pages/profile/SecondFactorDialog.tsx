import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '../../../core/calls/accountCalls.ts';
import type { Answered, InputFor } from '../../../core/calls/defineCall.ts';
import { callApi } from '../../http/callApi.ts';
import { homeRoute } from '../../auth/homeRoute.ts';
import { intendedPath } from '../../auth/returnPath.ts';
import { currentAccount } from '../../providers/ability.ts';
import { refreshAccount } from '../../providers/refreshAccount.ts';
import { AccountForm } from './AccountForm.tsx';
import { appCodeProblem, CODE, PROOF } from './accountFields.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { PROOF_FILLS, PROOF_HINTS, PROOF_LABELS, withCode } from './proofFields.ts';
import { useAccountChanged } from './useOwnAccount.ts';

/** What is to be done with the second factor. */
export type Task = 'setUp' | 'anotherPhone' | 'newCodes' | 'turnOff';

interface SecondFactorDialogProps {
  readonly task: Task;
  readonly onClose: () => void;
}

type Begun = Answered<typeof beginSecondFactor>['data'];

/** What is shown at the end of a task that gives recovery codes. A notice would hide their heading on a phone. */
interface Done {
  readonly message: string;
  readonly codes: readonly string[];
}

type Proof = InputFor<typeof removeSecondFactor>;

/** Asks for the password, and then for what the task needs. The recovery codes are shown once, so only a button leaves them. */
export function SecondFactorDialog({ task, onClose }: SecondFactorDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { state } = useLocation();
  const queryClient = useQueryClient();
  const changed = useAccountChanged();
  const id = useId();
  const [begun, setBegun] = useState<Begun>();
  const [done, setDone] = useState<Done>();
  const codes = done?.codes;
  const heading = useRef<HTMLHeadingElement>(null);

  // Not to the button below: whoever presses Enter twice after the code would leave the codes without having seen them.
  useEffect(() => {
    if (codes) heading.current?.focus();
  }, [codes]);

  const isSetUp = task === 'setUp' || task === 'anotherPhone';

  const prove = async (input: Proof) => {
    if (isSetUp) return setBegun((await callApi(beginSecondFactor, { input })).data);
    if (task === 'newCodes') {
      const { message, data } = await callApi(renewRecoveryCodes, { input });
      return setDone({ message, codes: data.recovery_codes });
    }
    const { message } = await callApi(removeSecondFactor, { input });
    notify(message, { type: 'success' });
    await changed();
    onClose();
  };
  const confirm = async (input: InputFor<typeof confirmSecondFactor>) => {
    const { message, data } = await callApi(confirmSecondFactor, { input });
    setDone({ message, codes: data.recovery_codes });
  };
  const finish = async () => {
    const wasRequired = currentAccount().user?.must_set_up_second_factor === true;
    await Promise.all([changed(), refreshAccount(queryClient)]);
    onClose();
    const { user } = currentAccount();
    // Nothing else was open until now: they go on to where they were on their way to.
    if (wasRequired && user && !user.must_set_up_second_factor)
      navigate(intendedPath(state) ?? homeRoute(user), { replace: true });
  };
  const form = {
    labels: PROOF_LABELS,
    autoComplete: PROOF_FILLS,
    hints: PROOF_HINTS,
    idPrefix: 'second-factor',
    takesFocus: true,
    onCancel: onClose,
  };

  return (
    <Dialog open onClose={codes ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle ref={heading} id={id} tabIndex={-1}>
        {translate(codes ? 'security.codesTitle' : 'security.title')}
      </DialogTitle>
      <DialogContent className="second-factor">
        {task === 'anotherPhone' && !begun && !codes && <p>{translate('security.anotherPhoneText')}</p>}
        {done && (
          <Alert severity="success" className="second-factor-done">
            {done.message}
          </Alert>
        )}
        {codes && <RecoveryCodes codes={codes} />}
        {begun && !codes && <Picture begun={begun} />}
        {begun && !codes && (
          <AccountForm
            {...form}
            key="code"
            fields={CODE}
            hints={{}}
            checks={{ code: appCodeProblem }}
            submitLabel={task === 'anotherPhone' ? 'security.confirmPhone' : 'security.confirm'}
            onSubmit={confirm}
          />
        )}
        {!begun && !codes && (
          <AccountForm
            {...form}
            key="proof"
            fields={withCode(PROOF, task !== 'setUp')}
            submitLabel={task === 'turnOff' ? 'security.turnOff' : 'security.continue'}
            onSubmit={prove}
          />
        )}
      </DialogContent>
      {codes && (
        <DialogActions>
          <Button variant="contained" onClick={finish}>
            {translate('security.done')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

function Picture({ begun: { qr, secret, address } }: { readonly begun: Begun }) {
  const translate = useTranslate();
  const size = qr.size + 2 * QUIET;
  return (
    <>
      <p>{translate('security.scan')}</p>
      <svg
        className="second-factor-picture"
        viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
        role="img"
        aria-label={translate('security.qr')}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
      {/* Nobody scans the screen of the phone that the app is on. */}
      <p className="second-factor-app">
        <a href={address}>{translate('security.openApp')}</a>
      </p>
      <p>{translate('security.typed')}</p>
      <code className="second-factor-secret">
        <bdi dir="ltr">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</bdi>
      </code>
    </>
  );
}

/** Squares without anything around a picture: without them no reader finds it. */
const QUIET = 4;
