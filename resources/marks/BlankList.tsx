import { useTranslate } from 'react-admin';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatPlainNumber } from '../../src/admin/format/format.ts';
import type { Entry } from './sendCells.ts';
import { shownPlace } from './placeText.ts';

/** What is printed: the students with empty cells, to be filled in by hand. */
export function BlankList({ entry }: { readonly entry: Entry }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const { names, exam, students, components } = entry;
  return (
    <section className="entry-paper">
      <h2>{names.institute}</h2>
      <p>
        {exam.name} · {shownPlace(entry, conventions)}
      </p>
      <table>
        <thead>
          <tr>
            <th>{translate('pages.entry.roll')}</th>
            <th>{translate('pages.entry.student')}</th>
            {components.map(({ name, full_mark }) => (
              <th key={name}>
                <bdi>{name}</bdi> ({formatPlainNumber(full_mark, conventions)})
              </th>
            ))}
            <th>{translate('pages.marks.total')}</th>
          </tr>
        </thead>
        <tbody>
          {students.map(({ id, roll_no, name }) => (
            <tr key={id}>
              <td>{roll_no === null ? '' : formatPlainNumber(roll_no, conventions)}</td>
              <td>{name}</td>
              {components.map((component) => (
                <td key={component.name} />
              ))}
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="entry-signature">{translate('pages.entry.signature')}</p>
    </section>
  );
}
