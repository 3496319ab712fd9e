import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { registry } from '../../../schemas/index.ts';
import { useConventions } from '../../../src/admin/fields/useConventions.ts';
import { resourceLabel } from '../../../src/admin/format/labels.ts';
import { useMay } from '../../../src/admin/providers/ability.ts';
import { isolated, listed } from '../../../src/admin/format/names.ts';
import type { ReadinessAnswer } from './board.ts';
import type { Scope } from './place.ts';

const grades = registry.get('gradeType');
const distributions = registry.get('markDistribution');
const fourths = registry.get('fourthSubject');

interface NotesProps {
  readonly scope: Scope;
  readonly answer: ReadinessAnswer;
}

/** What is wrong besides missing marks, each with the way to where it is mended. */
export function Notes({ scope, answer }: NotesProps) {
  const { problems, subjects, without_fourth, wrong_fourth } = answer;
  const translate = useTranslate();
  const may = useMay();
  const conventions = useConventions();
  const namesOf = (named: readonly { readonly name: string }[]) =>
    listed(
      named.map(({ name }) => name),
      conventions,
    );
  const bare = subjects.filter(({ has_distribution }) => has_distribution === 0);
  const open = without_fourth.flatMap(({ students }) => students);
  const wrong = wrong_fourth.flatMap(({ students }) => students);
  return (
    <>
      {problems.length > 0 && (
        <Alert severity="error">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
          {may(grades, 'list') && (
            <Link className="field-link" to={grades.screens.list}>
              {resourceLabel(translate, grades.name, 2)}
            </Link>
          )}
        </Alert>
      )}
      {bare.length > 0 && (
        <Alert severity="warning">
          <p>
            {translate('pages.results.noDistribution', {
              smart_count: bare.length,
              names: namesOf(bare),
            })}
          </p>
          {may(distributions, 'create') && (
            <Link className="field-link" to={`${distributions.screens.create}?${distributionQuery(scope)}`}>
              {resourceLabel(translate, distributions.name, 2)}
            </Link>
          )}
        </Alert>
      )}
      {wrong.length > 0 && (
        <Alert severity="warning">
          <p>
            {translate('pages.results.wrongFourth', {
              names: listed(
                wrong.map(({ name, subject }) => `${isolated(name)} (${isolated(subject)})`),
                conventions,
              ),
            })}
          </p>
          {may(fourths, 'list') && (
            <Link className="field-link" to={`${fourths.screens.list}?${listQuery(scope)}`}>
              {resourceLabel(translate, fourths.name, 2)}
            </Link>
          )}
        </Alert>
      )}
      {open.length > 0 && (
        <Alert severity="info">
          <p>{translate('pages.results.noFourth', { names: namesOf(open) })}</p>
          {may(fourths, 'create') && fourths.screens.create && (
            <Link className="field-link" to={fourths.screens.create}>
              {translate('pages.results.assignFourth')}
            </Link>
          )}
        </Alert>
      )}
    </>
  );
}

/** What was chosen in the year. */
function listQuery({ academic_year_id }: Scope): URLSearchParams {
  return new URLSearchParams({
    displayedFilters: JSON.stringify({ academic_year_id: true }),
    filter: JSON.stringify({ academic_year_id }),
  });
}

function distributionQuery({ academic_year_id, exam_type_id, class_id }: Scope): URLSearchParams {
  return new URLSearchParams({
    academic_year_id: String(academic_year_id),
    class_id: String(class_id),
    ...(exam_type_id !== null && { exam_type_id: String(exam_type_id) }),
  });
}
