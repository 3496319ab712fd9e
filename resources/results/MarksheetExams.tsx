import { useTranslate } from 'react-admin';
import type { Marksheet } from '../../schemas/exams/resultPageCalls.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { MarksheetResults } from './MarksheetResults.tsx';
import { Chart } from './parts/Chart.tsx';

const loadTrend = () => import('./parts/TrendChart.tsx').then((module) => module.TrendChart);

/** The GPA over the exams of the year, drawn where there is more than one. */
export function MarksheetExams({ sheet: { exams, result } }: { readonly sheet: Marksheet }) {
  const translate = useTranslate();
  const { label, conventions } = useWords();
  const title = translate('pages.resultPages.exams');
  const lines = exams.map(({ exam, ...line }) => ({ ...line, name: exam ?? translate('pages.resultPages.final') }));
  const points = lines.map(({ name, gpa }) => ({ label: name, gpa: Number(gpa) }));
  return (
    <section className="results-card" aria-labelledby="marksheet-exams">
      <h2 id="marksheet-exams">{title}</h2>
      {exams.length > 1 && <Chart label={title} load={loadTrend} props={{ points, conventions, name: label('gpa') }} />}
      <MarksheetResults
        labelledBy="marksheet-exams"
        nameLabel={translate('pages.resultPages.exam')}
        lines={lines}
        shown={result.id}
      />
    </section>
  );
}
