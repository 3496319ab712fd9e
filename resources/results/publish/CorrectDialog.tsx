import { useGetOne, useNotify, useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { correctMark } from '../../../schemas/exams/publicationCalls.ts';
import { registry } from '../../../schemas/index.ts';
import { WordsProvider } from '../../../src/admin/fields/WordsProvider.tsx';
import { StaleAlert } from '../../../src/admin/generate/form/StaleAlert.tsx';
import { callApi } from '../../../src/admin/http/callApi.ts';
import { FieldInput } from '../../../src/admin/inputs/FieldInput.tsx';
import { longText } from '../../../src/core/index.ts';
import { fieldOf } from '../../../src/core/resource.ts';
import type { ResultDialogProps } from './resultDialog.ts';
import { DialogForm, type DialogValues } from './DialogForm.tsx';
import { PartChooser } from './PartChooser.tsx';
import { StudentChooser } from './StudentChooser.tsx';
import { usePublishedParts } from './usePublishedParts.ts';
import { useConflictingMark } from './useConflictingMark.ts';

const resource = registry.get('uploadedMark');
const REASON_FIELD = longText({ required: true, max: 500 });
const [MARK, ABSENT] = [fieldOf(resource, 'mark'), fieldOf(resource, 'is_absent')];
const REASON = 'correction_reason';

/** Changes one mark of a published result, with a reason. */
export function CorrectDialog(props: ResultDialogProps) {
  return (
    <WordsProvider resource={resource}>
      <Correction {...props} />
    </WordsProvider>
  );
}

function Correction({ scope, name, onClose, onDone }: ResultDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const form = useForm<DialogValues>({
    defaultValues: { student_id: null, component: null, mark: null, is_absent: 0, [REASON]: null },
  });
  const student = form.watch('student_id');
  const studentId = typeof student === 'number' ? student : undefined;
  const { data: year } = useGetOne('academicYear', { id: scope.academic_year_id });
  const published = usePublishedParts(scope, studentId);
  const part = published.parts?.find(({ key }) => key === form.watch('component'));
  const { theirs, refused, both } = useConflictingMark(`${studentId} ${part?.key}`);
  const correct = async (values: DialogValues) => {
    if (!part || studentId === undefined || scope.exam_type_id === null) return;
    const done = await callApi(correctMark, {
      input: {
        academic_year_id: scope.academic_year_id,
        exam_type_id: scope.exam_type_id,
        student_id: studentId,
        subject_id: part.subject_id,
        component: part.name,
        mark: values.is_absent === 1 ? null : (values.mark as number | null),
        is_absent: values.is_absent === 1 ? 1 : 0,
        reason: String(values[REASON] ?? ''),
        row_version: (theirs ?? part).row_version,
      },
    }).catch(refused);
    if (!done) return;
    notify(done.message, { type: 'success' });
    await onDone();
  };
  return (
    <DialogForm
      form={form}
      fields={resource.fields}
      title={translate('pages.results.correct')}
      subject={name}
      text={translate('pages.results.correctText')}
      submitLabel={translate('pages.results.correctAction')}
      isReady={part !== undefined}
      onSubmit={correct}
      onClose={onClose}
    >
      <StudentChooser scope={scope} isCurrent={year?.is_current === 1} hasNone={published.hasNone} />
      {published.parts && <PartChooser parts={published.parts} />}
      {part && ABSENT && <FieldInput name="is_absent" field={ABSENT} />}
      {part && MARK && form.watch('is_absent') !== 1 && <FieldInput name="mark" field={MARK} />}
      {part && <FieldInput name={REASON} field={REASON_FIELD} />}
      {theirs && (
        <StaleAlert
          key={theirs.row_version}
          isSaving={form.formState.isSubmitting}
          onKeepMine={({ currentTarget }) => currentTarget.closest('form')?.requestSubmit()}
          onTakeTheirs={onDone}
        >
          <p>{both(form.watch(), theirs)}</p>
        </StaleAlert>
      )}
    </DialogForm>
  );
}
