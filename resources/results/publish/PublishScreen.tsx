import { Button } from '@mui/material';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { resultOverview } from '../../../schemas/exams/publicationCalls.ts';
import { registry } from '../../../schemas/index.ts';
import { WordsProvider } from '../../../src/admin/fields/WordsProvider.tsx';
import { LoadFailure } from '../../../src/admin/generate/shared/LoadFailure.tsx';
import { callApi } from '../../../src/admin/http/callApi.ts';
import { Skeleton } from '../../../src/admin/loading/Skeleton.tsx';
import type { ScopeSelection } from '../generate/place.ts';
import { PlaceForm } from '../generate/PlaceForm.tsx';
import { usePlace } from '../generate/usePlace.ts';
import '../../../src/admin/theme/blocks.css';
import '../generate/office.css';
import { ExamCard } from './ExamCard.tsx';
import { Publications } from './Publications.tsx';
import { useDuePlans } from './useDuePlans.ts';

const resource = registry.get('resultPublication');

/** What is generated of a year, how it turned out, and what of it is published, planned or taken back. */
export function PublishScreen() {
  const translate = useTranslate();
  const { form, chosen } = usePlace();
  return (
    <WordsProvider resource={resource}>
      <Title title={translate('screenNames.publishResults')} preferenceKey={false} />
      <div className="office">
        <PlaceForm form={form} isFilter />
        {chosen.academic_year_id === null ? (
          <p className="block-nothing">{translate('pages.results.chooseYear')}</p>
        ) : (
          <Cards chosen={chosen} year={chosen.academic_year_id} />
        )}
      </div>
    </WordsProvider>
  );
}

function Cards({ chosen, year }: { readonly chosen: ScopeSelection; readonly year: number }) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { exam_type_id, class_id, is_final } = chosen;
  const asked = { academic_year_id: year, exam_type_id, class_id, is_final };
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['resultOverview', asked],
    queryFn: ({ signal, pageParam }) => callApi(resultOverview, { query: { ...asked, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ has_more }, pages) =>
      has_more ? pages.reduce((sum, { rows }) => sum + rows.length, 0) : undefined,
  });
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: ['result'] });
    await queryClient.invalidateQueries({ queryKey: [resource.name] });
    await refetch();
  };
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  useDuePlans(
    rows.flatMap(({ plans }) => plans),
    refresh,
  );
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} isCall /> : <Skeleton height={320} />;
  return (
    <>
      {rows.length === 0 && <p className="block-nothing">{translate('pages.results.nothingGenerated')}</p>}
      {rows.map((row) => (
        <ExamCard key={`${row.exam?.id ?? 0} ${row.class.id}`} row={row} onChanged={refresh} />
      ))}
      {hasNextPage && (
        <Button color="inherit" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('pages.results.more')}
        </Button>
      )}
      <Publications chosen={chosen} />
    </>
  );
}
