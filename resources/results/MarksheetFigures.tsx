import { useTranslate } from 'react-admin';
import type { Marksheet } from '../../schemas/exams/resultPageCalls.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { formatPlainNumber } from '../../src/admin/format/format.ts';
import { writeMark } from './parts/writeCell.ts';

/** GPA, letter, total, and the places where the exam shows them. */
export function MarksheetFigures({ sheet: { result } }: { readonly sheet: Marksheet }) {
  const translate = useTranslate();
  const { label, conventions } = useWords();
  const number = (value: number) => formatPlainNumber(value, conventions);
  const isFailed = result.is_passed === 0;
  const figures = [
    { name: 'gpa', text: formatPlainNumber(Number(result.gpa), conventions, 2) },
    { name: 'letter', text: result.letter },
    {
      name: 'total',
      text: translate('pages.resultPages.of', {
        mark: writeMark(Number(result.total), conventions),
        full: writeMark(result.full_marks, conventions),
      }),
    },
    ...(isFailed ? [{ name: 'failed_subjects', text: number(result.failed_subjects) }] : []),
    ...(['position_in_section', 'position_in_class'] as const).flatMap((name) => {
      const place = result[name];
      return place === null ? [] : [{ name, text: number(place) }];
    }),
  ];
  return (
    <dl className="marksheet-figures">
      {figures.map(({ name, text }) => (
        <div key={name} data-failed={isFailed && ['gpa', 'letter', 'failed_subjects'].includes(name)}>
          <dt>{label(name)}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
