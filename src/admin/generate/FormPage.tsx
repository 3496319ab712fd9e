import { Skeleton } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import type { Resource } from '../../core/resource.ts';
import { resourceInSentence } from '../fields/labels.ts';
import { WordsProvider } from '../fields/WordsProvider.tsx';
import { FormProblems } from './form/FormProblems.tsx';
import { FormSections } from './form/FormSections.tsx';
import './form/form.css';
import { isLocked } from './shared/isLocked.ts';
import { LockedRecord } from './form/LockedRecord.tsx';
import { RecordForm } from './form/RecordForm.tsx';
import { SaveButtons } from './form/SaveButtons.tsx';
import { useWayBack } from './shared/wayBack.ts';
import { LoadFailure } from './shared/LoadFailure.tsx';
import { titleOf } from './shared/titleOf.ts';
import { useRecord } from './shared/useRecord.ts';

interface FormPageProps {
  readonly resource: Resource;
  /** The record to change; a new one is made when not said. */
  readonly id?: number;
}

/** A page on which a record is made or changed. */
export function FormPage({ resource, id }: FormPageProps) {
  const translate = useTranslate();
  const { data: record, error, refetch } = useRecord(resource, id);
  const goBack = useWayBack(resource);
  const name = resourceInSentence(translate, resource.name, 1);
  const title =
    id === undefined
      ? translate('screens.form.createTitle', { name })
      : translate('screens.form.editTitle', { name, title: record ? titleOf(resource, record) : '' });

  return (
    <WordsProvider resource={resource}>
      <Title title={title} preferenceKey={false} />
      {id !== undefined && !record && (error ? <LoadFailure error={error} onRetry={refetch} /> : <FormSkeleton />)}
      {record && isLocked(resource, record) && <LockedRecord resource={resource} record={record} onLeave={goBack} />}
      {(id === undefined || (record && !isLocked(resource, record))) && (
        <RecordForm resource={resource} record={record} layout="page" className="form-page" onSaved={goBack} onCancel={goBack}>
          <FormProblems />
          <FormSections layout="page" />
          <div className="form-bar">
            <SaveButtons />
          </div>
        </RecordForm>
      )}
    </WordsProvider>
  );
}

function FormSkeleton() {
  return <Skeleton variant="rounded" height={320} className="form-page" />;
}
