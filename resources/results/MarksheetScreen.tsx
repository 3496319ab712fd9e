import { useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { marksheet } from '../../schemas/exams/resultPageCalls.ts';
import { registry } from '../../schemas/index.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { WordsProvider } from '../../src/admin/fields/WordsProvider.tsx';
import { LoadFailure } from '../../src/admin/generate/shared/LoadFailure.tsx';
import { callApi } from '../../src/admin/http/callApi.ts';
import { Skeleton } from '../../src/admin/loading/Skeleton.tsx';
import type { HandMadeProps } from '../../src/admin/product/handMade.ts';
import { MarksheetSheet } from './MarksheetSheet.tsx';
import '../../src/admin/theme/blocks.css';
import './parts/results.css';
import './marksheet.css';

const result = registry.get('result');

/** The marksheet of one result. */
export function MarksheetScreen({ params }: HandMadeProps) {
  const translate = useTranslate();
  const { locale } = useConventions();
  const id = Number(params.id);
  const { data, error, refetch } = useQuery({
    // How it was computed is told in the language of the screen.
    queryKey: [marksheet.id, id, locale],
    queryFn: ({ signal }) => callApi(marksheet, { params: { id }, signal }),
  });
  return (
    <WordsProvider resource={result}>
      <Title title={translate('screenNames.marksheet')} preferenceKey={false} />
      {data && <MarksheetSheet sheet={data} />}
      {!data && (error ? <LoadFailure error={error} onRetry={refetch} resource={result} /> : <Skeleton height={320} />)}
    </WordsProvider>
  );
}
