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
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { viewAs } from '../../../core/calls/audit.ts';
import type { Answered, InputFor } from '../../../core/calls/defineCall.ts';
import { BEGIN_VIEW, endpointOf } from '../../../core/calls/endpoints.ts';
import { buildPath } from '../../../core/paths.ts';
import { keepView } from '../../auth/accountView.ts';
import { homeRoute } from '../../auth/homeRoute.ts';
import { parseUserData, readUserData } from '../../auth/userData.ts';
import { leaveUnsaved } from '../../browser/unsavedChanges.ts';
import { ApiError } from '../../http/apiError.ts';
import { request } from '../../http/httpClient.ts';
import { useAccountViewTexts } from './useAccountViewTexts.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { useRegistry } from '../../product/product.ts';
import './logins.css';
import { filledText } from './usePasswordLinkTexts.ts';

interface ViewAsDialogProps {
  readonly userId: number;
  readonly name: string;
  readonly onClose: () => void;
}

const LONGEST_REASON = 300;

/** Asks why somebody looks at the product as another user, and opens it as that user in this window. */
export function ViewAsDialog({ userId, name, onClose }: ViewAsDialogProps) {
  const texts = useAccountViewTexts();
  const translate = useTranslate();
  const noteError = useErrorNotice(useRegistry().get('user'));
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  if (!texts) return null;

  const begin = async (event: SubmitEvent) => {
    event.preventDefault();
    setProblem(reason.trim() === '' ? translate('validation.required') : undefined);
    if (reason.trim() === '' || isBusy) return;
    setBusy(true);
    try {
      open(await ask(userId, { reason }));
    } catch (error) {
      setBusy(false);
      const refused = error instanceof ApiError ? error.body.errors?.reason : undefined;
      if (refused) setProblem(refused);
      else noteError(error);
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={begin}>
        <DialogTitle id={`${id}-title`}>{filledText(texts.title, { name })}</DialogTitle>
        <DialogContent className="logins-dialog">
          <Alert severity="info">{filledText(texts.intro, { name })}</Alert>
          <TextField
            autoFocus
            multiline
            minRows={2}
            required
            fullWidth
            label={texts.reason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={problem !== undefined}
            helperText={problem}
            slotProps={{ htmlInput: { maxLength: LONGEST_REASON, dir: 'auto' } }}
          />
          <DialogContentText>{texts.others}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {texts.start}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type Begun = Answered<typeof viewAs>['data'];

// By its address: the declaration would come with the first list.
async function ask(id: number, body: InputFor<typeof viewAs>): Promise<Begun> {
  const { method, path } = endpointOf(BEGIN_VIEW);
  const { json } = await request({ method, path: buildPath(path, { id }), body });
  return (json as Answered<typeof viewAs>).data;
}

// A full navigation, so that nothing of the looker stays in memory.
function open({ userData, accessToken, ends_at }: Begun): void {
  const looker = readUserData()?.id ?? '';
  const from = location.pathname + location.search;
  const user = parseUserData(userData);
  if (!user) throw new ApiError(200, { message: 'login.unexpected' });
  const isKept = keepView({ token: accessToken, user, endsAt: ends_at, looker, from });
  if (!isKept) throw new ApiError(0, { message: 'login.storageBlocked' });
  leaveUnsaved(homeRoute(user));
}
