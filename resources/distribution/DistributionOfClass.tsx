import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { distributionsOfClass } from '../../schemas/exams/distributionCalls.ts';
import { registry } from '../../schemas/index.ts';
import { resourceLabel } from '../../src/admin/format/labels.ts';
import { LoadFailure } from '../../src/admin/generate/shared/LoadFailure.tsx';
import { callApi } from '../../src/admin/http/callApi.ts';
import { Skeleton } from '../../src/admin/loading/Skeleton.tsx';
import { useMay } from '../../src/admin/providers/ability.ts';
import type { DistributionPlace } from '../../schemas/exams/distributionCalls.ts';
import { SheetEditor } from './SheetEditor.tsx';

const subjects = registry.get('subject');

interface DistributionOfClassProps {
  readonly place: DistributionPlace;
  readonly onDirty: (isDirty: boolean) => void;
}

/** The sheet of a class, once it is read; what is typed in it is not replaced by what comes later. */
export function DistributionOfClass({ place, onDirty }: DistributionOfClassProps) {
  const translate = useTranslate();
  const may = useMay();
  const { data, error, refetch } = useQuery({
    queryKey: ['distributionsOfClass', place],
    queryFn: ({ signal }) => callApi(distributionsOfClass, { query: place, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} isCall /> : <Skeleton height={320} />;
  if (data.rows.length > 0) return <SheetEditor place={place} answers={data.rows} onDirty={onDirty} />;
  return (
    <p className="block-nothing">
      {translate('pages.marks.noSubjects')}{' '}
      {may(subjects, 'read') && (
        <Link className="field-link" to={subjects.screens.list}>
          {resourceLabel(translate, subjects.name, 2)}
        </Link>
      )}
    </p>
  );
}
