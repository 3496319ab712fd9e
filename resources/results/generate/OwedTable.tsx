import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { registry } from '../../../schemas/index.ts';
import { useWords } from '../../../src/admin/fields/useWords.ts';
import { useConventions } from '../../../src/admin/fields/useConventions.ts';
import { formatDateTime } from '../../../src/admin/format/format.ts';
import { useMay } from '../../../src/admin/providers/ability.ts';
import { cohortKey, distinguishingParts, type ReadinessAnswer } from './board.ts';
import { OwedStudents } from './OwedStudents.tsx';
import { gridAddress, type Scope } from './place.ts';

const marks = registry.get('uploadedMark');

interface OwedTableProps {
  readonly scope: Scope;
  readonly answer: ReadinessAnswer;
  readonly ref: Ref<HTMLTableElement>;
}

/**
 * Whose marks are owed by whom, by name, and which sheets only wait for their hand-in; each with the way to its marks for
 * who may open those of every teacher.
 */
export function OwedTable({ scope, answer, ref }: OwedTableProps) {
  const { missing, not_handed_in, sections, subjects } = answer;
  const translate = useTranslate();
  const { label } = useWords();
  const mayEnter = useMay()(marks, 'full');
  const remindedAt = new Map(answer.reminded.map(({ id, at }) => [id, at]));
  const subjectNames = new Map(subjects.map(({ id, name }) => [id, name]));
  const sectionOf = new Map(sections.map((section) => [cohortKey(section), section]));
  const partsOf = distinguishingParts(sections);
  return (
    <div className="block-scroll">
      <table ref={ref} tabIndex={-1} className="block-table office-table" aria-label={translate('pages.results.owed')}>
        <thead>
          <tr>
            <th scope="col">{label('subject_id')}</th>
            <th scope="col">{label('section_id')}</th>
            <th scope="col">{translate('pages.results.teachers')}</th>
            <th scope="col">{label('students')}</th>
          </tr>
        </thead>
        <tbody>
          {[...missing, ...not_handed_in].map((owed) => {
            const section = sectionOf.get(cohortKey(owed));
            const subject = <bdi>{subjectNames.get(owed.subject_id ?? 0)}</bdi>;
            return (
              <tr key={`${cohortKey(owed)} ${owed.subject_id}`}>
                <th scope="row">
                  <Link className="field-link" to={gridAddress(scope, { place: owed, mayEnter })}>
                    {subject}
                  </Link>
                </th>
                <td>
                  <bdi>{section?.name}</bdi>
                  {section && <small>{partsOf(section)}</small>}
                </td>
                <td>
                  {owed.teachers.map(({ id, name }) => (
                    <OwingTeacher key={id} name={name} remindedAt={remindedAt.get(id)} />
                  ))}
                  {owed.teachers.length === 0 && <em>{translate('pages.results.nobodyAssigned')}</em>}
                </td>
                <td>
                  {'students' in owed ? (
                    <OwedStudents students={owed.students} />
                  ) : (
                    translate('pages.results.progress.complete')
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface OwingTeacherProps {
  readonly name: string;
  readonly remindedAt: string | undefined;
}

/** Who owes marks, and when they were last reminded of them. */
function OwingTeacher({ name, remindedAt }: OwingTeacherProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  return (
    <div>
      <bdi>{name}</bdi>
      {remindedAt && (
        <small>{translate('pages.results.remindedAt', { at: formatDateTime(remindedAt, conventions) })}</small>
      )}
    </div>
  );
}
