import { memo } from 'react';
import { Link } from 'react-router';
import type { Tabulation } from '../../schemas/exams/resultPageCalls.ts';
import { ABSENT } from '../../schemas/teaching/uploadedMark.ts';
import { registry } from '../../schemas/index.ts';
import { screenAddress } from '../../src/admin/addresses/addresses.ts';
import type { Conventions } from '../../src/admin/format/conventions.ts';
import { formatPlainNumber, NOTHING } from '../../src/admin/format/format.ts';
import { writeMark } from './parts/writeCell.ts';
import type { TabulatedStudent } from '../../schemas/exams/tabulationOrder.ts';

const results = registry.get('result');

interface TabulationLineProps {
  readonly student: TabulatedStudent;
  readonly subjects: Tabulation['subjects'];
  readonly isPlaced: boolean;
  readonly hasSection: boolean;
  readonly conventions: Conventions;
}

/** One student: the name leads to the marksheet. Drawn once, because a sheet has thousands of cells. */
export const TabulationLine = memo(function TabulationLine(props: TabulationLineProps) {
  const { student, subjects, isPlaced, hasSection, conventions } = props;
  const number = (value: number | null) => (value === null ? NOTHING : formatPlainNumber(value, conventions));
  return (
    <tr data-failed={student.failed_subjects > 0}>
      <th scope="row" className="tabulation-name">
        <span className="tabulation-roll">{number(student.roll_no)}</span>
        <Link className="field-link" to={screenAddress(results, 'show', student.id)}>
          <bdi>{student.name}</bdi>
        </Link>
      </th>
      {hasSection && (
        <td className="tabulation-section">
          <bdi>{student.section}</bdi>
        </td>
      )}
      {subjects.map(({ id }) => (
        <MarkCell key={id} cell={student.cells[id]} conventions={conventions} />
      ))}
      <td className="tabulation-figure">{writeMark(Number(student.total), conventions)}</td>
      <td className="tabulation-figure tabulation-gpa">{formatPlainNumber(Number(student.gpa), conventions, 2)}</td>
      <td className="tabulation-figure">
        <bdi className={student.failed_subjects > 0 ? 'results-failed' : undefined}>{student.letter}</bdi>
      </td>
      <td className="tabulation-figure">{student.failed_subjects > 0 ? number(student.failed_subjects) : NOTHING}</td>
      {isPlaced && <td className="tabulation-figure">{number(student.position_in_section)}</td>}
      {isPlaced && <td className="tabulation-figure">{number(student.position_in_class)}</td>}
    </tr>
  );
});

interface MarkCellProps {
  readonly cell: TabulatedStudent['cells'][string] | undefined;
  readonly conventions: Conventions;
}

/** Marks and letter; what was failed is underlined and in bold, who was absent has no marks. */
function MarkCell({ cell, conventions }: MarkCellProps) {
  if (!cell) return <td className="tabulation-none">{NOTHING}</td>;
  const mark = cell.is_absent ? ABSENT : writeMark(cell.mark, conventions);
  return (
    <td>
      <span className="tabulation-mark">{mark}</span>{' '}
      <bdi className={cell.is_failed ? 'results-failed' : 'tabulation-letter'}>{cell.letter}</bdi>
      {cell.is_fourth === 1 && <sup>{formatPlainNumber(4, conventions)}</sup>}
    </td>
  );
}
