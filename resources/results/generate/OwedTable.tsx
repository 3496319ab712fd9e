import { useTranslate } from 'react-admin';
import { useWords } from '../../../src/admin/fields/useWords.ts';
import { useConventions } from '../../../src/admin/fields/useConventions.ts';
import { formatNumber } from '../../../src/admin/format/format.ts';
import { listed } from '../../../src/admin/format/names.ts';
import { cohortKey, partsToTell, type ReadinessAnswer } from './board.ts';

/** Whose marks are owed by whom, by name, and which sheets only wait for their hand-in. */
export function OwedTable({ answer }: { readonly answer: ReadinessAnswer }) {
  const { missing, not_handed_in, sections, subjects } = answer;
  const translate = useTranslate();
  const { label } = useWords();
  const conventions = useConventions();
  const namesOf = (named: readonly { readonly name: string }[]) =>
    listed(
      named.map(({ name }) => name),
      conventions,
    );
  const subjectNames = new Map(subjects.map(({ id, name }) => [id, name]));
  const sectionOf = new Map(sections.map((section) => [cohortKey(section), section]));
  const partsOf = partsToTell(sections);
  return (
    <div className="block-scroll">
      <table className="block-table office-table" aria-label={translate('pages.results.owed')}>
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
            return (
              <tr key={`${cohortKey(owed)} ${owed.subject_id}`}>
                <th scope="row">
                  <bdi>{subjectNames.get(owed.subject_id ?? 0)}</bdi>
                </th>
                <td>
                  <bdi>{section?.name}</bdi>
                  {section && <small>{partsOf(section)}</small>}
                </td>
                <td>
                  {owed.teachers.length > 0 ? (
                    namesOf(owed.teachers)
                  ) : (
                    <em>{translate('pages.results.nobodyAssigned')}</em>
                  )}
                </td>
                <td>
                  {'students' in owed ? (
                    <details>
                      <summary>
                        {translate('pages.results.studentCount', {
                          smart_count: owed.students.length,
                          count: formatNumber(owed.students.length, conventions),
                        })}
                      </summary>
                      {namesOf(owed.students)}
                    </details>
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
