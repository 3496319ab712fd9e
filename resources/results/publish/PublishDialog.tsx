import { Alert, Checkbox, FormControlLabel } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { planProblem } from '../../../schemas/exams/planTime.ts';
import { publishResults } from '../../../schemas/exams/resultCalls.ts';
import { useConventions } from '../../../src/admin/fields/useConventions.ts';
import { formatZone } from '../../../src/admin/format/formatZone.ts';
import { isolated } from '../../../src/admin/format/names.ts';
import { callApi } from '../../../src/admin/http/callApi.ts';
import { FieldInput } from '../../../src/admin/inputs/FieldInput.tsx';
import '../../../src/admin/inputs/radios.css';
import { dateTime, longText } from '../../../src/core/index.ts';
import { ChangesTable } from './ChangesTable.tsx';
import type { ResultDialogProps } from './resultDialog.ts';
import { DialogForm, type DialogValues } from './DialogForm.tsx';
import { stateOf } from './overview.ts';

const TIMES = ['now', 'later'] as const;
const FIELDS = { takes_place_at: dateTime({ required: true }), reason: longText({ required: true, max: 500 }) };

/** Publishes at once or at a time. Where something was published before it shows what changes, and asks for a reason. */
export function PublishDialog({ scope, standing, outdated, name, onClose, onDone }: ResultDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const form = useForm<DialogValues>({
    defaultValues: { time: 'now', takes_place_at: null, reason: null, accept_outdated: false },
  });
  const time = form.watch('time');
  const chosen = form.watch('takes_place_at');
  const at = typeof chosen === 'string' ? chosen : new Date().toISOString();
  const conventions = useConventions();
  const isOutdated = outdated.length > 0;
  const isAccepted = form.watch('accept_outdated') === true;
  const isNewVersion = stateOf(standing) === 'newVersion';
  const publish = async ({ takes_place_at: at, reason }: DialogValues) => {
    const problem = time === 'later' && typeof at === 'string' ? planProblem(at, Date.now()) : undefined;
    if (problem) {
      const message = translate(`validation.${problem.key}`, problem.params);
      form.setError('takes_place_at', { type: 'server', message });
      return;
    }
    const input = {
      ...scope,
      publish_at: time === 'later' ? String(at) : null,
      reason: typeof reason === 'string' ? reason : null,
      accept_outdated: isAccepted ? (1 as const) : (0 as const),
    };
    const { message } = await callApi(publishResults, { input });
    await onDone(message);
  };
  return (
    <DialogForm
      form={form}
      fields={FIELDS}
      title={translate('pages.results.publishTitle')}
      subject={name}
      text={translate('pages.results.publishText')}
      submitLabel={translate(time === 'later' ? 'pages.results.planAction' : 'pages.results.publishAction')}
      isWide={isNewVersion}
      isReady={!isOutdated || isAccepted}
      onSubmit={publish}
      onClose={onClose}
    >
      {isOutdated && (
        <Alert severity="warning">
          <p>{outdated.map((change) => translate(`pages.results.outdated.${change}`)).join(' ')}</p>
          <FormControlLabel
            control={<Checkbox {...form.register('accept_outdated')} />}
            label={translate('pages.results.publishOutdated')}
          />
        </Alert>
      )}
      {isNewVersion && <ChangesTable scope={scope} />}
      <div role="radiogroup" className="input-radios" aria-label={translate('pages.results.when')}>
        {TIMES.map((each) => (
          <label key={each}>
            <input type="radio" name={id} checked={time === each} onChange={() => form.setValue('time', each)} />
            {translate(`pages.results.times.${each}`)}
          </label>
        ))}
      </div>
      {time === 'later' && (
        <>
          <FieldInput name="takes_place_at" field={FIELDS.takes_place_at} />
          <p className="block-help">
            {translate('pages.results.timeIn', { zone: isolated(formatZone(at, conventions)) })}
          </p>
        </>
      )}
      {standing.was_published && <FieldInput name="reason" field={FIELDS.reason} />}
    </DialogForm>
  );
}
