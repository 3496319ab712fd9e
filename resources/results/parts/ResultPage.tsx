import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { registry } from '../../../schemas/index.ts';
import type { Answered, Call, QueryOf } from '../../../src/core/calls/defineCall.ts';
import { useConventions } from '../../../src/admin/fields/useConventions.ts';
import { LoadFailure } from '../../../src/admin/generate/shared/LoadFailure.tsx';
import { callApi } from '../../../src/admin/http/callApi.ts';
import { Skeleton } from '../../../src/admin/loading/Skeleton.tsx';
import { useMay } from '../../../src/admin/providers/ability.ts';
import { type ResultState, StateNote } from './StateNote.tsx';

interface ResultPageProps<C extends Call> {
  readonly call: C;
  readonly query: Partial<QueryOf<C>>;
  readonly children: (answer: Answered<C>) => ReactNode;
}

/** What a call of the pages answers, once it is read; what was shown before stays meanwhile. */
export function ResultPage<C extends Call>({ call, query, children }: ResultPageProps<C>) {
  const translate = useTranslate();
  const may = useMay();
  const { locale } = useConventions();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    // Subjects are named in the language of the screen.
    queryKey: [call.id, query, locale],
    queryFn: ({ signal }) => callApi<Call>(call, { query, signal }) as Promise<Answered<C> & { state: ResultState }>,
    placeholderData: (before) => before,
  });
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={320} />;
  const { state } = data;
  const isPart = !may(registry.get('result'), 'read all');
  if (state.published + state.generated === 0)
    return <p className="block-nothing">{translate(`pages.resultPages.${isPart ? 'emptyOwn' : 'empty'}`)}</p>;
  return (
    <div className="results-page" aria-busy={isPlaceholderData}>
      <div className="results-tools">
        <StateNote state={state} />
        {isPart && <span className="block-help">{translate('pages.resultPages.ownOnly')}</span>}
        <Button size="small" className="results-print" onClick={() => window.print()}>
          {translate('pages.resultPages.print')}
        </Button>
      </div>
      {state.outdated.length > 0 && (
        <Alert severity="warning" className="results-outdated">
          {state.outdated.map((change) => translate(`pages.results.outdated.${change}`)).join(' ')}
        </Alert>
      )}
      {children(data)}
    </div>
  );
}
