import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Marksheet } from '../../schemas/exams/resultPageCalls.ts';
import { registry } from '../../schemas/index.ts';
import { screenAddress } from '../../src/admin/addresses/addresses.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { formatPercent, formatPlainNumber } from '../../src/admin/format/format.ts';
import { Chart } from './parts/Chart.tsx';
import { statusKey } from './parts/statusKey.ts';

const results = registry.get('result');
const loadTrend = () => import('./parts/TrendChart.tsx').then((module) => module.TrendChart);

/** The GPA over the exams of the year, drawn where there is more than one. */
export function MarksheetExams({ sheet: { exams, result } }: { readonly sheet: Marksheet }) {
  const translate = useTranslate();
  const { label, conventions } = useWords();
  const title = translate('pages.resultPages.exams');
  const nameOf = (exam: string | null) => exam ?? translate('pages.resultPages.final');
  const points = exams.map(({ exam, gpa }) => ({ label: nameOf(exam), gpa: Number(gpa) }));
  return (
    <section className="results-card" aria-labelledby="marksheet-exams">
      <h2 id="marksheet-exams">{title}</h2>
      {exams.length > 1 && <Chart label={title} load={loadTrend} props={{ points, conventions, name: label('gpa') }} />}
      <div className="results-scroll">
        <table className="results-table" aria-labelledby="marksheet-exams">
          <thead>
            <tr>
              <th scope="col" data-text>
                {translate('pages.resultPages.exam')}
              </th>
              <th scope="col">{label('gpa')}</th>
              <th scope="col">{label('letter')}</th>
              <th scope="col">{label('subjects.percent')}</th>
              <th scope="col" data-text>
                {label('status')}
              </th>
            </tr>
          </thead>
          <tbody>
            {exams.map(({ id, exam, gpa, letter, percent, status }) => (
              <tr key={id}>
                <th scope="row" data-text>
                  <Link
                    className="field-link"
                    to={screenAddress(results, 'show', id)}
                    {...(id === result.id && { 'aria-current': 'page' })}
                  >
                    <bdi>{nameOf(exam)}</bdi>
                  </Link>
                </th>
                <td>{formatPlainNumber(Number(gpa), conventions, 2)}</td>
                <td>
                  <bdi>{letter}</bdi>
                </td>
                <td>{formatPercent(Math.round(percent * 10) / 10, conventions)}</td>
                <td data-text>{translate(statusKey(status))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
