import { Suspense } from 'react';
import { Title } from 'react-admin';
import { Skeleton } from '../loading/Skeleton.tsx';
import type { Resource } from '../../core/resource.ts';
import { WordsProvider } from '../fields/WordsProvider.tsx';
import { LockedRecordPage } from './form/lockedRecordPage.ts';
import { PageFields } from './form/PageFields.tsx';
import { RecordForm } from './form/RecordForm.tsx';
import { useFormTitle } from './form/useFormTitle.ts';
import { useLockedView } from './form/useLockedView.ts';
import { LoadFailure } from './shared/LoadFailure.tsx';
import { useRecord } from './shared/useRecord.ts';
import { useWayBack } from './shared/wayBack.ts';

interface FormPageProps {
  readonly resource: Resource;
  /** The record to change; a new one is made when not said. */
  readonly id?: number;
}

/** A page on which a record is made or changed. */
export function FormPage({ resource, id }: FormPageProps) {
  const { data: record, error, refetch } = useRecord(resource, id);
  const title = useFormTitle({ resource, id, record });
  const goBack = useWayBack(resource);
  const isReady = id === undefined || record !== undefined;
  const { isShownLocked, setIsDirty } = useLockedView(resource, record);
  const waiting = <Skeleton height={320} className="form-page" />;

  return (
    <WordsProvider resource={resource}>
      <Title title={title} preferenceKey={false} />
      {!isReady && error && <LoadFailure error={error} onRetry={refetch} list={resource.screens.list} />}
      {!isReady && !error && waiting}
      {record && isShownLocked && (
        <Suspense fallback={waiting}>
          <LockedRecordPage resource={resource} record={record} onLeave={goBack} />
        </Suspense>
      )}
      {isReady && !isShownLocked && (
        <RecordForm
          resource={resource}
          record={record}
          layout="page"
          className="form-page"
          onSaved={goBack}
          onCancel={goBack}
          onDirty={setIsDirty}
        >
          <PageFields />
        </RecordForm>
      )}
    </WordsProvider>
  );
}
