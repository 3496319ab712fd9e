import { useTranslate } from 'react-admin';
import type { Marksheet } from '../../schemas/exams/resultPageCalls.ts';
import { ABSENT } from '../../schemas/exams/resultTables.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { formatPercent } from '../../src/admin/format/format.ts';
import { partsOf } from './marksheetParts.ts';
import { writeMark } from './parts/writeCell.ts';

interface MarksheetComponentsProps {
  readonly subject: Marksheet['result']['subjects'][number];
  readonly sheet: Marksheet;
}

/** What a subject was made of: its components, or for a final what each exam gave. */
export function MarksheetComponents({ subject, sheet }: MarksheetComponentsProps) {
  const translate = useTranslate();
  const { conventions } = useWords();
  // Written from left to right everywhere, as one figure.
  const of = (mark: string, full: number) => `${mark}/${writeMark(full, conventions)}`;
  return (
    <ul className="marksheet-parts">
      {partsOf(subject).map(({ component, problem }) => {
        const { subject_id, name, mark, full_mark, pass_mark } = component;
        const written = problem === 'absent' ? ABSENT : writeMark(mark ?? 0, conventions);
        return (
          <li key={`${subject_id} ${name}`} data-failed={problem !== undefined}>
            <bdi>{name}</bdi>{' '}
            <bdi dir="ltr" className="marksheet-mark">
              {of(written, full_mark)}
            </bdi>
            {problem === 'low' && (
              <span className="marksheet-why">
                {translate('pages.resultPages.below', { mark: writeMark(pass_mark, conventions) })}
              </span>
            )}
            {problem === 'absent' && (
              <span className="marksheet-why">{translate('pages.resultPages.legend.absent')}</span>
            )}
          </li>
        );
      })}
      {subject.exams.map(({ exam_type_id, obtained, full_mark, weight }) => (
        <li key={exam_type_id}>
          <bdi>{sheet.exam_names[exam_type_id]}</bdi>{' '}
          <bdi dir="ltr" className="marksheet-mark">
            {of(writeMark(obtained, conventions), full_mark)}
          </bdi>
          <span className="marksheet-why">
            {translate('pages.resultPages.weight', { weight: formatPercent(weight, conventions) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
