import type { Ref } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useWords } from '../../../src/admin/fields/useWords.ts';
import { Link } from 'react-router';
import { cohortKey, distinguishingParts, type ReadinessAnswer } from './board.ts';
import { OwedStudents } from './OwedStudents.tsx';
import { type Scope, scopeQuery } from './place.ts';

interface MissingResultsProps {
  readonly scope: Scope;
  readonly answer: ReadinessAnswer;
  readonly ref: Ref<HTMLTableElement>;
}

const ALL = { pagination: { page: 1, perPage: 500 }, sort: { field: 'order', order: 'ASC' } } as const;

/** What the final of a year waits for: results of exams, each with the way to the board where they are generated. */
export function MissingResults({ scope, answer: { missing, sections }, ref }: MissingResultsProps) {
  const translate = useTranslate();
  const { label } = useWords();
  const { data: exams = [] } = useGetList('examType', ALL);
  if (missing.length === 0) return <p className="block-nothing">{translate('pages.results.finalReady')}</p>;
  const nameOf = new Map(exams.map(({ id, name }) => [Number(id), String(name)]));
  const sectionOf = new Map(sections.map((section) => [cohortKey(section), section]));
  const partsOf = distinguishingParts(sections);
  return (
    <div className="block-scroll">
      <table
        ref={ref}
        tabIndex={-1}
        className="block-table office-table"
        aria-label={translate('pages.results.missingResults')}
      >
        <thead>
          <tr>
            <th scope="col">{label('exam_type_id')}</th>
            <th scope="col">{label('section_id')}</th>
            <th scope="col">{translate('pages.results.withoutResult')}</th>
          </tr>
        </thead>
        <tbody>
          {missing.map((owed) => {
            const section = sectionOf.get(cohortKey(owed));
            const query = new URLSearchParams(scopeQuery({ ...scope, exam_type_id: owed.exam_type_id }));
            return (
              <tr key={`${cohortKey(owed)} ${owed.exam_type_id}`}>
                <th scope="row">
                  <Link className="field-link" to={`/result/generate?${query}`}>
                    <bdi>{nameOf.get(owed.exam_type_id ?? 0) ?? '…'}</bdi>
                  </Link>
                </th>
                <td>
                  <bdi>{section?.name}</bdi>
                  {section && <small>{partsOf(section)}</small>}
                </td>
                <td>
                  <OwedStudents students={owed.students} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
