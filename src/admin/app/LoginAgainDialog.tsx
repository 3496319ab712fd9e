import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { endRenewal, type Renewal } from '../auth/renewal.ts';
import { loginAddress } from '../auth/returnPath.ts';
import { hasUnsavedChanges, leaveUnsaved } from '../browser/unsavedChanges.ts';
import { LeaveQuestion } from '../generate/shared/LeaveQuestion.tsx';
import { clearSession } from '../http/login.ts';
import { findMissing, type LoginProblems } from '../login/loginProblems.ts';
import { submitLogin } from '../login/submitLogin.ts';
import { useArriving } from '../loading/useArriving.ts';
import type { CodeAgainHandle } from './CodeAgain.tsx';

// Asked of those alone who have set it up.
const loadCodeAgain = () => import('./CodeAgain.tsx').then((module) => module.CodeAgain);

/** The login of the person whose page it is, over that page; whoever does not want it leaves for the login's own page. */
export function LoginAgainDialog({ renewal: { user, other } }: { readonly renewal: Renewal }) {
  const translate = useTranslate();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<LoginProblems>({});
  const [challenge, setChallenge] = useState<string>();
  const CodeAgain = useArriving(loadCodeAgain, challenge !== undefined);
  // Where to go once it is clear that what is typed may be lost.
  const [leavingFor, setLeavingFor] = useState<string>();
  const identifier = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const codeStep = useRef<CodeAgainHandle>(null);
  const isKnown = user.email !== '';

  const show = (found: LoginProblems) => {
    setBusy(false);
    setProblems(found);
    const field = found.focus === 'identifier' ? identifier.current : password.current;
    field?.focus();
    field?.select();
  };

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (challenge) return codeStep.current?.send();
    const typed = [identifier.current?.value.trim() ?? '', password.current?.value ?? ''] as const;
    const missing = findMissing(...typed);
    if (missing) return show(missing);
    setBusy(true);
    setProblems({});
    const outcome = await submitLogin(...typed, user);
    if ('problems' in outcome) return show(outcome.problems);
    if ('user' in outcome) return endRenewal();
    setBusy(false);
    setChallenge(outcome.challenge);
  };
  const askForPassword = (problem?: string) => {
    setChallenge(undefined);
    setProblems(problem ? { form: problem } : {});
  };

  const leave = (address: string) => {
    if (!other) clearSession();
    leaveUnsaved(address);
  };
  const askToLeave = (address: string) => (hasUnsavedChanges() ? setLeavingFor(address) : leave(address));
  const leaveForLogin = () => askToLeave(loginAddress(location, 'expired'));
  const sentence = (message?: string) => message && translate(message, { _: message, name: user.name });

  return (
    <>
      <Dialog
        open
        onClose={(_, reason) => reason === 'escapeKeyDown' && leaveForLogin()}
        maxWidth="xs"
        fullWidth
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <form noValidate onSubmit={send}>
          <DialogTitle id={`${id}-title`}>{translate('shell.renewal.title')}</DialogTitle>
          <DialogContent>
            <DialogContentText id={`${id}-text`}>
              {other
                ? translate('shell.renewal.other', { other: other.name, name: user.name })
                : translate('shell.renewal.text')}
            </DialogContentText>
            <DialogContentText className="dialog-subject">
              <bdi>{user.name}</bdi>
            </DialogContentText>
            {problems.form && <Alert severity="error">{sentence(problems.form)}</Alert>}
            {challenge && CodeAgain && (
              <CodeAgain ref={codeStep} challenge={challenge} user={user} onBusy={setBusy} onOver={askForPassword} />
            )}
            {!challenge && (
              <>
                <TextField
                  inputRef={identifier}
                  name="email"
                  label={translate('login.identifier')}
                  defaultValue={user.email}
                  autoFocus={!isKnown}
                  autoComplete="username"
                  size="small"
                  margin="dense"
                  fullWidth
                  error={problems.identifier !== undefined}
                  helperText={sentence(problems.identifier)}
                  slotProps={{ htmlInput: { readOnly: isKnown, dir: 'ltr', autoCapitalize: 'none' } }}
                />
                <TextField
                  inputRef={password}
                  name="password"
                  type="password"
                  label={translate('login.password')}
                  autoFocus={isKnown}
                  autoComplete="current-password"
                  size="small"
                  margin="dense"
                  fullWidth
                  error={problems.password !== undefined}
                  helperText={sentence(problems.password)}
                  slotProps={{ htmlInput: { dir: 'ltr' } }}
                />
              </>
            )}
          </DialogContent>
          <DialogActions className="dialog-choices">
            <Button color="inherit" onClick={() => askToLeave('/login')}>
              {translate('shell.renewal.someoneElse')}
            </Button>
            <Button color="inherit" onClick={leaveForLogin}>
              {translate('screens.unsaved.leave')}
            </Button>
            <Button type="submit" variant="contained" loading={isBusy}>
              {translate('login.submit')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <LeaveQuestion
        isOpen={leavingFor !== undefined}
        // The forms keep drafts for whoever has entered something.
        text={translate('shell.renewal.kept')}
        onLeave={() => leavingFor && leave(leavingFor)}
        onStay={() => setLeavingFor(undefined)}
      />
    </>
  );
}
