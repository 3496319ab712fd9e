import { Autocomplete, Button, TextField } from '@mui/material';
import { type SubmitEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { requestReset, type secondFactorResets } from '../../../core/calls/accountCalls.ts';
import type { Answered } from '../../../core/calls/defineCall.ts';
import { ApiError } from '../../http/apiError.ts';
import { callApi } from '../../http/callApi.ts';
import { useClearNotices } from '../../notices/useClearNotices.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';

type User = Answered<typeof secondFactorResets>['users'][number];

const LABELS = { user_id: 'security.resets.user', reason: 'security.resets.reason' };

interface RequestFormProps {
  readonly users: readonly User[];
  readonly onDone: () => unknown;
}

/** Asks for somebody's second factor to be taken away, with a reason. */
export function RequestForm({ users, onDone }: RequestFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const noteError = useErrorNotice(LABELS);
  const clearNotices = useClearNotices();
  const { state } = useLocation();
  // Whoever comes from a user's page has said for whom.
  const [user, setUser] = useState<User | null>(() => users.find(({ id }) => id === Number(state?.user)) ?? null);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);

  // What was said of a field is over once something else stands there.
  const settle = (name: keyof typeof LABELS) => setErrors(({ [name]: _, ...others }) => others);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    clearNotices();
    const missing = translate('validation.required');
    const found = { ...(!user && { user_id: missing }), ...(!reason.trim() && { reason: missing }) };
    setErrors(found);
    if (!user || !reason.trim()) return;
    setBusy(true);
    try {
      const { message } = await callApi(requestReset, { input: { user_id: user.id, reason } });
      notify(message, { type: 'success' });
      setUser(null);
      setReason('');
    } catch (error) {
      const refused = (error instanceof ApiError && error.body.errors) || {};
      setErrors(refused);
      // What stands at its field needs no notice.
      if (!refused.user_id && !refused.reason) noteError(error);
    }
    setBusy(false);
    onDone();
  };

  return (
    <form className="profile-form" noValidate onSubmit={send}>
      <Autocomplete
        id="reset-user"
        fullWidth
        options={users}
        value={user}
        onChange={(_, chosen) => {
          setUser(chosen);
          settle('user_id');
        }}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        renderInput={(props) => (
          <TextField
            {...props}
            required
            label={translate(LABELS.user_id)}
            error={errors.user_id !== undefined}
            helperText={errors.user_id}
          />
        )}
      />
      <TextField
        id="reset-reason"
        fullWidth
        multiline
        required
        label={translate(LABELS.reason)}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          settle('reason');
        }}
        error={errors.reason !== undefined}
        helperText={errors.reason}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <Button type="submit" variant="contained" aria-disabled={isBusy}>
        {translate('security.resets.request')}
      </Button>
    </form>
  );
}
