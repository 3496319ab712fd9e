import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Suspense, useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Skeleton } from '../loading/Skeleton.tsx';
import type { Resource } from '../../core/resource.ts';
import { nameDialog } from '../browser/documentTitle.ts';
import { WordsProvider } from '../fields/WordsProvider.tsx';
import './form/form.css';
import { FormProblems } from './form/FormProblems.tsx';
import { FormSections } from './form/FormSections.tsx';
import { LockedRecordPage } from './form/lockedRecordPage.ts';
import { RecordForm } from './form/RecordForm.tsx';
import { SaveButtons } from './form/SaveButtons.tsx';
import { useForgetDraft } from './form/useDrafts.ts';
import { useFormTitle } from './form/useFormTitle.ts';
import { useLockedView } from './form/useLockedView.ts';
import type { AnyRecord } from '../format/values.ts';
import { LoadFailure } from './shared/LoadFailure.tsx';
import { useLeaveQuestion } from './shared/useLeaveQuestion.tsx';
import { useRecord } from './shared/useRecord.ts';
import { useIsPhone } from '../theme/screenWidths.ts';

interface FormDialogProps {
  readonly resource: Resource;
  /** The record to change; a new one is made when not said. */
  readonly id?: number;
  /** What a new record begins with. */
  readonly given?: AnyRecord;
  readonly onClose: () => void;
  /** Called with the saved record in the place of `onClose`; only one is made then. */
  readonly onSaved?: (record: AnyRecord) => void;
}

/**
 * A dialog in which a record is made or changed; on a small screen it takes all of it. A form that has a page of its own
 * otherwise looks here as it does there.
 */
export function FormDialog({ resource, id, given, onClose, onSaved }: FormDialogProps) {
  const isPhone = useIsPhone();
  const heading = useId();
  const { data: record, error, refetch } = useRecord(resource, id);
  const title = useFormTitle({ resource, id, record });
  useEffect(() => nameDialog(title), [title]);
  const isReady = id === undefined || record !== undefined;
  const { size } = resource.form;
  const [isSaving, setIsSaving] = useState(false);
  const { isShownLocked, isDirty, setIsDirty } = useLockedView(resource, record);
  // Over another form the address stays as it is, so nothing else asks.
  const isOverForm = onSaved !== undefined;
  const forgetDraft = useForgetDraft(resource, id);
  const leaveForm = () => {
    if (isOverForm && isDirty) forgetDraft();
    onClose();
  };
  const { leave, question } = useLeaveQuestion({ isDirty: isOverForm && isDirty, onLeave: leaveForm });
  const close = () => {
    if (!isSaving) leave();
  };
  const waiting = <Skeleton height={160} />;

  return (
    <Dialog
      open
      onClose={close}
      fullScreen={isPhone}
      fullWidth
      maxWidth={size === 'page' ? 'md' : 'sm'}
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>{title}</DialogTitle>
      <WordsProvider resource={resource}>
        {!isReady && error && <Failure error={error} onRetry={refetch} onClose={onClose} />}
        {!isReady && !error && <DialogContent>{waiting}</DialogContent>}
        {record && isShownLocked && (
          <DialogContent>
            <Suspense fallback={waiting}>
              <LockedRecordPage resource={resource} record={record} onLeave={onClose} />
            </Suspense>
          </DialogContent>
        )}
        {isReady && !isShownLocked && (
          <RecordForm
            resource={resource}
            record={record}
            given={given}
            layout={size}
            className="form-dialog"
            onSaved={onSaved ?? onClose}
            onCancel={leave}
            onSaving={setIsSaving}
            onDirty={setIsDirty}
          >
            <DialogContent>
              <FormProblems />
              <FormSections layout={size} />
            </DialogContent>
            <DialogActions>
              <SaveButtons isOnlyOne={isOverForm} />
            </DialogActions>
          </RecordForm>
        )}
      </WordsProvider>
      {question}
    </Dialog>
  );
}

function Failure({
  error,
  onRetry,
  onClose,
}: {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}) {
  const translate = useTranslate();
  return (
    <>
      <DialogContent>
        <LoadFailure error={error} onRetry={onRetry} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </>
  );
}
