import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Marksheet } from '../../schemas/exams/resultPageCalls.ts';
import { registry } from '../../schemas/index.ts';
import { screenAddress } from '../../src/admin/addresses/addresses.ts';
import { Thumbnail } from '../../src/admin/fields/Thumbnail.tsx';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { formatDateTime, formatPlainNumber, inDigits } from '../../src/admin/format/format.ts';
import { useMay } from '../../src/admin/providers/ability.ts';
import { ResultChip } from './parts/ResultChip.tsx';
import { statusKey, statusName } from './parts/statusKey.ts';

const students = registry.get('student');

/** Whose result it is, of which exam, and whether it is published. */
export function MarksheetHead({ sheet }: { readonly sheet: Marksheet }) {
  const translate = useTranslate();
  const may = useMay();
  const { label, conventions } = useWords();
  const { student, cohort, roll_no, result, exam, academic_year, published_at: at } = sheet;
  const parts = [cohort.class, cohort.student_group, cohort.version, cohort.shift, cohort.wing];
  return (
    <header className="marksheet-head">
      <Thumbnail path={student.photo} title={student.name} size="large" />
      <div className="marksheet-whose">
        <h2>
          {may(students, 'read') ? (
            <Link className="field-link" to={screenAddress(students, 'show', student.id)}>
              <bdi>{student.name}</bdi>
            </Link>
          ) : (
            <bdi>{student.name}</bdi>
          )}
        </h2>
        <p>
          <bdi>{student.student_id}</bdi>
        </p>
        <p>
          {parts.filter(Boolean).join(' · ')} · {label('section_id')} <bdi>{cohort.section}</bdi>
          {roll_no !== null && (
            <>
              {' · '}
              {label('roll_no')} {formatPlainNumber(roll_no, conventions)}
            </>
          )}
        </p>
      </div>
      <div className="marksheet-exam">
        <p className="marksheet-exam-name">
          <bdi>{exam ?? translate('pages.resultPages.final')}</bdi> · <bdi>{inDigits(academic_year, conventions)}</bdi>
        </p>
        <p>
          <ResultChip state={statusName(result.status)}>{translate(statusKey(result.status))}</ResultChip>{' '}
          {translate('pages.resultPages.version', { version: formatPlainNumber(result.version, conventions) })}
        </p>
        {at !== null && (
          <p>
            {label('published_at')} {formatDateTime(at, conventions)}
          </p>
        )}
      </div>
    </header>
  );
}
