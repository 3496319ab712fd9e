import { useTranslate } from 'react-admin';
import type { Marksheet } from '../../schemas/exams/resultPageCalls.ts';
import { ABSENT } from '../../schemas/teaching/uploadedMark.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { formatPercent } from '../../src/admin/format/format.ts';
import { papersOf, type ShownPart } from './marksheetParts.ts';
import { writeMark } from './parts/writeCell.ts';

interface MarksheetComponentsProps {
  readonly subject: Marksheet['result']['subjects'][number];
  readonly sheet: Marksheet;
}

/** What a subject was made of: the components of its paper or of both, or for a final what each exam gave. */
export function MarksheetComponents({ subject, sheet }: MarksheetComponentsProps) {
  if (subject.exams.length > 0) return <Exams exams={subject.exams} names={sheet.exam_names} />;
  const papers = papersOf(subject);
  if (subject.partner_id === null)
    return papers.map(({ subject_id, parts }) => <Parts key={subject_id} parts={parts} />);
  return papers.map(({ subject_id, parts }) => (
    <div key={subject_id} className="marksheet-paper">
      <p id={idOf(subject_id)}>
        <bdi>{sheet.subjects[subject_id]}</bdi>
      </p>
      <Parts parts={parts} labelledBy={idOf(subject_id)} />
    </div>
  ));
}

const idOf = (subject: number) => `marksheet-paper-${subject}`;

/** The components of one paper, with what is wrong with each. */
function Parts({ parts, labelledBy }: { readonly parts: readonly ShownPart[]; readonly labelledBy?: string }) {
  const { conventions } = useWords();
  return (
    <ul className="marksheet-parts" aria-labelledby={labelledBy}>
      {parts.map((part) => {
        const { name, mark, full_mark } = part.component;
        const written = part.problem === 'absent' ? ABSENT : writeMark(mark ?? 0, conventions);
        return (
          <li key={name} data-failed={part.problem !== undefined}>
            <bdi>{name}</bdi> <Mark mark={written} full={full_mark} />
            <Problem part={part} />
          </li>
        );
      })}
    </ul>
  );
}

/** Why a component fails the subject; one that both papers have, by what they have together. */
function Problem({ part: { component, problem, together } }: { readonly part: ShownPart }) {
  const translate = useTranslate();
  const { conventions } = useWords();
  if (problem === undefined) return null;
  const write = (mark: number) => writeMark(mark, conventions);
  const why = () => {
    if (problem === 'absent') return translate('pages.resultPages.legend.absent');
    if (!together) return translate('pages.resultPages.below', { mark: write(component.pass_mark) });
    const sums = { sum: write(together.mark), mark: write(together.pass_mark) };
    return translate('pages.resultPages.belowTogether', sums);
  };
  return <span className="marksheet-why">{why()}</span>;
}

interface ExamsProps {
  readonly exams: MarksheetComponentsProps['subject']['exams'];
  readonly names: Marksheet['exam_names'];
}

/** What each exam gave for the final of the year. */
function Exams({ exams, names }: ExamsProps) {
  const translate = useTranslate();
  const { conventions } = useWords();
  return (
    <ul className="marksheet-parts">
      {exams.map(({ exam_type_id, obtained, full_mark, weight, is_absent }) => (
        <li key={exam_type_id}>
          <bdi>{names[exam_type_id]}</bdi> <Mark mark={writeMark(obtained, conventions)} full={full_mark} />
          <span className="marksheet-why">
            {translate('pages.resultPages.weight', { weight: formatPercent(weight, conventions) })}
          </span>
          {is_absent === 1 && <span className="marksheet-why">{translate('pages.resultPages.withAbsence')}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Written from left to right everywhere, as one figure. */
function Mark({ mark, full }: { readonly mark: string; readonly full: number }) {
  const { conventions } = useWords();
  return (
    <bdi dir="ltr" className="marksheet-mark">
      {`${mark}/${writeMark(full, conventions)}`}
    </bdi>
  );
}
