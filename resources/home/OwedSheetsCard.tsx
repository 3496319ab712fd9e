import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { OwedExam } from '../../schemas/dashboard.ts';
import { MARK_UPLOAD, taskAddress } from '../../schemas/teaching/taskPath.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatDateTime, formatNumber } from '../../src/admin/format/format.ts';
import { HomeCard } from './HomeCard.tsx';

/** How many of an exam are shown; the heading leads to all of them. */
const SHOWN = 8;

/** The own marks that are to be handed in, exam by exam and until when; each sheet leads to its grid. */
export function OwedSheetsCard({ exams }: { readonly exams: readonly OwedExam[] }) {
  return (
    <HomeCard title="home.owedSheets" address={MARK_UPLOAD}>
      {exams.map((exam) => (
        <OwedOfExam key={exam.id} exam={exam} />
      ))}
    </HomeCard>
  );
}

function OwedOfExam({ exam: { id, name, closes_at, sheets } }: { readonly exam: OwedExam }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const left = sheets.length - SHOWN;
  const write = (value: number) => formatNumber(value, conventions);
  return (
    <>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {closes_at && (
        <p className="home-note">
          {translate('pages.entry.openUntil', { at: formatDateTime(closes_at, conventions) })}
        </p>
      )}
      <ul className="home-list">
        {sheets.slice(0, SHOWN).map(({ subject, note, students, complete, place }) => {
          const address = `${taskAddress(MARK_UPLOAD, place)}?exam=${id}`;
          return (
            <li key={address} className="home-entry">
              <span className="home-what">
                <bdi>
                  <Link to={address}>{`${subject} · ${note}`}</Link>
                </bdi>
                <small>
                  {translate('pages.results.sum', { complete: write(complete), students: write(students) })}
                </small>
              </span>
            </li>
          );
        })}
      </ul>
      {left > 0 && (
        <Link className="field-link" to={`${MARK_UPLOAD}?exam=${id}`}>
          {translate('home.moreSheets', { smart_count: left, count: write(left) })}
        </Link>
      )}
    </>
  );
}
