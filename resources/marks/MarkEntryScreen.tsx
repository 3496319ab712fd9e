import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { registry } from '../../schemas/index.ts';
import { markEntry } from '../../schemas/exams/markCalls.ts';
import { MARK_UPLOAD, taskPlace } from '../../schemas/teaching/taskPath.ts';
import { missState } from '../../src/admin/addresses/missedAddress.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { WordsProvider } from '../../src/admin/fields/WordsProvider.tsx';
import { LoadFailure } from '../../src/admin/generate/shared/LoadFailure.tsx';
import { callApi } from '../../src/admin/http/callApi.ts';
import { useMay } from '../../src/admin/providers/ability.ts';
import { Skeleton } from '../../src/admin/loading/Skeleton.tsx';
import type { HandMadeProps } from '../../src/admin/product/handMade.ts';
import '../../src/admin/theme/blocks.css';
import '../../src/admin/sheet/sheet.css';
import './marks.css';
import { placeOfTask, type SheetPlace } from './place.ts';
import { SheetGrid } from './SheetGrid.tsx';
import { ExamSelect } from './ExamSelect.tsx';
import { shownPlace } from './placeText.ts';
import { idsInQuery } from '../../src/admin/routing/idsInQuery.ts';

const student = registry.get('student');
const marks = registry.get('uploadedMark');

/** The marks of a section in a subject, by the eight parameters of the address; the exam is a parameter of the query. */
export function MarkEntryScreen({ params }: HandMadeProps) {
  const { pathname } = useLocation();
  const place = useMemo(() => {
    const task = taskPlace(params);
    return task && placeOfTask(task);
  }, [params]);
  if (!place) return <Navigate to="/error-404" replace state={missState(pathname)} />;
  return <Sheet place={place} />;
}

function Sheet({ place }: { readonly place: SheetPlace }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const mayEnter = useMay()(marks, 'read');
  const [query, setQuery] = useSearchParams();
  const { exam: exam_type_id } = idsInQuery(query, ['exam']);
  // Read once: what others enter meanwhile comes with the changes, and nothing may replace what is typed.
  const { data, error, refetch } = useQuery({
    queryKey: ['markEntry', place, exam_type_id],
    queryFn: ({ signal }) => callApi(markEntry, { query: { ...place, exam_type_id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <WordsProvider resource={student}>
      <Title title={translate('screenNames.markEntry')} preferenceKey={false} />
      <div className="entry-page">
        <div className="entry-place">
          {/* What this device keeps of the sheet is told in the list of the same exam. */}
          {mayEnter && (
            <Link className="field-link" to={data ? `${MARK_UPLOAD}?exam=${data.exam.id}` : MARK_UPLOAD}>
              {translate('pages.entry.allSheets')}
            </Link>
          )}
          {data && (
            <ExamSelect exams={data.exams} value={data.exam.id} onChange={(exam) => setQuery({ exam: String(exam) })} />
          )}
          {data && <bdi className="entry-place-name">{shownPlace(data, conventions)}</bdi>}
        </div>
        {data && <SheetGrid key={data.exam.id} place={place} entry={data} />}
        {!data && (error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton height={320} />)}
      </div>
    </WordsProvider>
  );
}
