import { Dialog, DialogActions, DialogContent, DialogTitle, Skeleton, useMediaQuery } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../core/resource.ts';
import { resourceInSentence } from '../fields/labels.ts';
import { WordsProvider } from '../fields/WordsProvider.tsx';
import './form/form.css';
import { FormProblems } from './form/FormProblems.tsx';
import { FormSections } from './form/FormSections.tsx';
import { LockedRecord } from './form/LockedRecord.tsx';
import { RecordForm } from './form/RecordForm.tsx';
import { SaveButtons } from './form/SaveButtons.tsx';
import { isLocked } from './shared/isLocked.ts';
import { LoadFailure } from './shared/LoadFailure.tsx';
import { titleOf } from './shared/titleOf.ts';
import { useRecord } from './shared/useRecord.ts';

interface FormDialogProps {
  readonly resource: Resource;
  /** The record to change; a new one is made when not said. */
  readonly id?: number;
  readonly onClose: () => void;
}

/** A dialog in which a record is made or changed; on a small screen it takes all of it. */
export function FormDialog({ resource, id, onClose }: FormDialogProps) {
  const translate = useTranslate();
  const isSmall = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const heading = useId();
  const { data: record, error, refetch } = useRecord(resource, id);
  const name = resourceInSentence(translate, resource.name, 1);
  const title =
    id === undefined
      ? translate('screens.form.createTitle', { name })
      : translate('screens.form.editTitle', { name, title: record ? titleOf(resource, record) : '' });

  return (
    <Dialog open onClose={onClose} fullScreen={isSmall} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <WordsProvider resource={resource}>
        {id !== undefined && !record && (
          <DialogContent>{error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton variant="rounded" height={160} />}</DialogContent>
        )}
        {record && isLocked(resource, record) && (
          <DialogContent>
            <LockedRecord resource={resource} record={record} onLeave={onClose} />
          </DialogContent>
        )}
        {(id === undefined || (record && !isLocked(resource, record))) && (
          <RecordForm resource={resource} record={record} layout="dialog" className="form-dialog" onSaved={onClose} onCancel={onClose}>
            <DialogContent>
              <FormProblems />
              <FormSections layout="dialog" />
            </DialogContent>
            <DialogActions>
              <SaveButtons />
            </DialogActions>
          </RecordForm>
        )}
      </WordsProvider>
    </Dialog>
  );
}
