import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router';
import { latestResults } from '../../../schemas/exams/resultPageCalls.ts';
import { SCOPE } from '../../../schemas/exams/resultScope.ts';
import { registry } from '../../../schemas/index.ts';
import { WordsProvider } from '../../../src/admin/fields/WordsProvider.tsx';
import { LoadFailure } from '../../../src/admin/generate/shared/LoadFailure.tsx';
import { callApi } from '../../../src/admin/http/callApi.ts';
import { useInstitute } from '../../../src/admin/providers/useInstitute.ts';
import { Skeleton } from '../../../src/admin/loading/Skeleton.tsx';
import '../../../src/admin/theme/blocks.css';
import './results.css';
import './print.css';
import { type ScopeSelection, chosenIn, chosenOf, queryOf, type Scope, scopeOf } from './scope.ts';
import { ScopeForm } from './ScopeForm.tsx';

interface ResultScreenProps {
  /** The key of its name below `resultTables.titles`. */
  readonly title: string;
  /** Whether it is about one class. */
  readonly needsClass?: boolean;
  readonly children: (scope: Scope) => ReactNode;
}

/** A page of results: whose are shown is chosen above, begins with the newest, and stays in the address. */
export function ResultScreen({ title, needsClass = false, children }: ResultScreenProps) {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const [begun] = useState(() => (query.has('academic_year_id') ? chosenIn(query) : undefined));
  const { data, error, refetch } = useQuery({
    queryKey: ['latestResults'],
    queryFn: ({ signal }) => callApi(latestResults, { signal }),
    enabled: begun === undefined,
  });
  const first = begun ?? (data === undefined ? undefined : chosenOf(data, needsClass));
  return (
    <WordsProvider resource={registry.get('result')}>
      <Title title={translate(`resultTables.titles.${title}`)} preferenceKey={false} />
      {first && (
        <ScopedResults begun={first} needsClass={needsClass}>
          {children}
        </ScopedResults>
      )}
      {!first && (error ? <LoadFailure error={error} onRetry={refetch} isCall /> : <Skeleton height={320} />)}
    </WordsProvider>
  );
}

interface ScopedResultsProps {
  readonly begun: ScopeSelection;
  readonly needsClass: boolean;
  readonly children: (scope: Scope) => ReactNode;
}

function ScopedResults({ begun, needsClass, children }: ScopedResultsProps) {
  const translate = useTranslate();
  const { state } = useLocation();
  const [, setQuery] = useSearchParams();
  const institute = useInstitute();
  const form = useForm<ScopeSelection>({ defaultValues: begun });
  const chosen = useWatch({ control: form.control });
  const text = new URLSearchParams(queryOf(chosen)).toString();
  const scope = useMemo(() => scopeOf(chosenIn(new URLSearchParams(text)), needsClass), [text, needsClass]);

  useEffect(() => {
    setQuery(
      (before) => {
        const others = [...before].filter(([name]) => !SCOPE.some((each) => each === name));
        return [...new URLSearchParams(text), ...others];
      },
      { replace: true, state },
    );
  }, [text, setQuery, state]);

  return (
    <div className="results">
      {institute && <p className="results-institute">{institute.name}</p>}
      <ScopeForm form={form} needsClass={needsClass} />
      {scope ? (
        children(scope)
      ) : (
        <p className="block-nothing">{translate(`pages.resultPages.${needsClass ? 'chooseClass' : 'choose'}`)}</p>
      )}
    </div>
  );
}
