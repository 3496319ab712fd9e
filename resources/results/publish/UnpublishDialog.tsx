import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { unpublishResults } from '../../../schemas/exams/resultCalls.ts';
import { callApi } from '../../../src/admin/http/callApi.ts';
import { FieldInput } from '../../../src/admin/inputs/FieldInput.tsx';
import { longText } from '../../../src/core/index.ts';
import type { ResultDialogProps } from './resultDialog.ts';
import { DialogForm, type DialogValues } from './DialogForm.tsx';

const FIELDS = { reason: longText({ required: true, max: 500 }) };

/** Takes results back, with a reason. */
export function UnpublishDialog({ scope, name, onClose, onDone }: ResultDialogProps) {
  const translate = useTranslate();
  const form = useForm<DialogValues>({ defaultValues: { reason: null } });
  const unpublish = async ({ reason }: DialogValues) => {
    const { message } = await callApi(unpublishResults, { input: { ...scope, reason: String(reason) } });
    await onDone(message);
  };
  return (
    <DialogForm
      form={form}
      fields={FIELDS}
      title={translate('pages.results.unpublishTitle')}
      subject={name}
      text={translate('pages.results.unpublishText')}
      submitLabel={translate('pages.results.unpublishAction')}
      tone="warning"
      onSubmit={unpublish}
      onClose={onClose}
    >
      <FieldInput name="reason" field={FIELDS.reason} />
    </DialogForm>
  );
}
