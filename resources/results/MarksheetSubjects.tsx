import { useTranslate } from 'react-admin';
import type { Marksheet } from '../../schemas/exams/resultPageCalls.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { formatPercent, formatPlainNumber } from '../../src/admin/format/format.ts';
import { MarksheetComponents } from './MarksheetComponents.tsx';
import { writeMark } from './parts/writeCell.ts';

const FIGURES = ['obtained', 'full_marks', 'percent', 'letter', 'point'] as const;

/** Subjects as rows with their components; the fourth subject and what was failed are marked. */
export function MarksheetSubjects({ sheet }: { readonly sheet: Marksheet }) {
  const translate = useTranslate();
  const { label, conventions } = useWords();
  const { result, subjects: names } = sheet;
  return (
    <div className="results-scroll">
      <table className="results-table marksheet-subjects" aria-label={label('subjects')}>
        <thead>
          <tr>
            <th scope="col" data-text>
              {label('subjects.subject_id')}
            </th>
            <th scope="col" data-text>
              {label('subjects.components')}
            </th>
            {FIGURES.map((name) => (
              <th key={name} scope="col">
                {label(`subjects.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.subjects.map((subject) => {
            const other = subject.partner_id === null ? undefined : names[subject.partner_id];
            const isFailed = subject.is_passed === 0;
            return (
              <tr key={subject.subject_id}>
                <th scope="row" data-text>
                  <bdi>{[names[subject.subject_id], other].filter(Boolean).join(' + ')}</bdi>
                  {subject.is_fourth === 1 && <span className="marksheet-tag">{label('subjects.is_fourth')}</span>}
                  {isFailed && (
                    <span className="marksheet-tag" data-failed>
                      {translate(`pages.resultPages.legend.${subject.is_absent === 1 ? 'absent' : 'failed'}`)}
                    </span>
                  )}
                </th>
                <td data-text>
                  <MarksheetComponents subject={subject} sheet={sheet} />
                </td>
                <td>{writeMark(Number(subject.obtained), conventions)}</td>
                <td>{writeMark(subject.full_marks, conventions)}</td>
                <td>{formatPercent(Number(subject.percent), conventions)}</td>
                <td>
                  <bdi className={isFailed ? 'results-failed' : undefined}>{subject.letter}</bdi>
                </td>
                <td>{formatPlainNumber(Number(subject.point), conventions, 2)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
