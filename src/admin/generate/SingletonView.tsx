import { type RaRecord, Title, useGetList, useTranslate } from 'react-admin';
import type { Resource } from '../../core/resource.ts';
import { resourceLabel } from '../format/labels.ts';
import { Skeleton } from '../loading/Skeleton.tsx';
import { WordsProvider } from '../fields/WordsProvider.tsx';
import { useMay } from '../providers/ability.ts';
import { PageFields } from './form/PageFields.tsx';
import { RecordForm } from './form/RecordForm.tsx';
import { LoadFailure } from './shared/LoadFailure.tsx';
import { Details } from './show/Details.tsx';
import { ONE_RECORD } from '../providers/useInstitute.ts';

/** What there is only one of: its form for whoever may change it, what it holds for everybody else. */
export function SingletonView({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const may = useMay();
  const { data, error, refetch, isPending } = useGetList<RaRecord>(resource.name, ONE_RECORD, { retry: false });
  const record = data?.[0];
  return (
    <WordsProvider resource={resource}>
      <Title title={resourceLabel(translate, resource.name, 1)} preferenceKey={false} />
      {isPending && <Skeleton height={320} className="form-page" />}
      {error && !record && <LoadFailure error={error} onRetry={refetch} isCall />}
      {record && !may(resource, 'update') && <Details resource={resource} record={record} />}
      {record && may(resource, 'update') && (
        <RecordForm resource={resource} record={record} layout="page" className="form-page" onSaved={() => undefined}>
          <PageFields />
        </RecordForm>
      )}
    </WordsProvider>
  );
}
