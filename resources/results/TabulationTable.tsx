import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Tabulation } from '../../schemas/exams/resultPageCalls.ts';
import { subjectName } from '../../schemas/exams/resultTables.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { writeMark } from './parts/writeCell.ts';
import { TabulationLine } from './TabulationLine.tsx';
import type { TabulatedStudent } from '../../schemas/exams/tabulationOrder.ts';
import './tabulation.css';

interface TabulationTableProps {
  readonly subjects: Tabulation['subjects'];
  readonly students: readonly TabulatedStudent[];
  readonly isPlaced: boolean;
  /** Whether the students of the whole sheet are in several sections. */
  readonly hasSections: boolean;
}

/** On paper, the heads of more subjects than this stand upright. */
const MOST_LYING = 5;
/** Of more than this, the letters stand below the marks there. */
const MOST_BESIDE = 12;

/** Students as rows, subjects as columns; the names and the heads stay in sight. */
export const TabulationTable = memo(function TabulationTable(props: TabulationTableProps) {
  const { subjects, students, isPlaced, hasSections } = props;
  const translate = useTranslate();
  const { label, conventions } = useWords();
  return (
    <div className="tabulation-scroll">
      <table
        className="tabulation"
        data-upright={subjects.length > MOST_LYING}
        data-many={subjects.length > MOST_BESIDE}
        aria-label={translate('resultTables.titles.tabulation')}
      >
        <thead>
          <tr>
            <th scope="col" className="tabulation-name">
              {label('student_id')}
            </th>
            {hasSections && (
              <th scope="col" className="tabulation-section">
                {label('section_id')}
              </th>
            )}
            {subjects.map((subject) => (
              <th key={subject.id} scope="col" className="tabulation-subject">
                <bdi className="tabulation-head">{subjectName(subject)}</bdi>
                {subject.full_marks !== null && (
                  <span className="tabulation-full">{writeMark(subject.full_marks, conventions)}</span>
                )}
              </th>
            ))}
            {(['total', 'gpa', 'letter', 'failed_subjects'] as const).map((name) => (
              <th key={name} scope="col" className="tabulation-figure" data-figure={name}>
                <span className="tabulation-head">{label(name)}</span>
              </th>
            ))}
            {isPlaced && (
              <th scope="col" className="tabulation-figure">
                <span className="tabulation-head">{label('position_in_section')}</span>
              </th>
            )}
            {isPlaced && (
              <th scope="col" className="tabulation-figure">
                <span className="tabulation-head">{label('position_in_class')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <TabulationLine
              key={student.id}
              student={student}
              subjects={subjects}
              isPlaced={isPlaced}
              hasSection={hasSections}
              conventions={conventions}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});
