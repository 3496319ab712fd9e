import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useWords } from '../../../src/admin/fields/useWords.ts';
import { resultChanges } from '../../../schemas/exams/resultCalls.ts';
import { registry } from '../../../schemas/index.ts';
import { buildPath } from '../../../src/core/paths.ts';
import { Link } from 'react-router';
import { useMay } from '../../../src/admin/providers/ability.ts';
import type { Answered } from '../../../src/core/calls/defineCall.ts';
import { useConventions } from '../../../src/admin/fields/useConventions.ts';
import type { Conventions } from '../../../src/admin/format/conventions.ts';
import { formatNumber, formatPlainNumber, NOTHING } from '../../../src/admin/format/format.ts';
import { LoadFailure } from '../../../src/admin/generate/shared/LoadFailure.tsx';
import { callApi } from '../../../src/admin/http/callApi.ts';
import { Skeleton } from '../../../src/admin/loading/Skeleton.tsx';
import type { Scope } from '../generate/place.ts';

const results = registry.get('result');

type Change = Answered<typeof resultChanges>[number];
type Figures = Change['published'];

const COLUMNS = ['total', 'gpa', 'letter', 'position_in_section', 'position_in_class'] as const;

/** Whose marks, average, letter or place a new version moves: what is published, and what would be. */
export function ChangesTable({ scope }: { readonly scope: Scope }) {
  const translate = useTranslate();
  const { label } = useWords();
  const conventions = useConventions();
  const may = useMay();
  const show = may(results, 'read') ? results.screens.show : undefined;
  const { data, error, refetch } = useQuery({
    queryKey: ['resultChanges', scope],
    queryFn: ({ signal }) => callApi(resultChanges, { query: scope, signal }),
    staleTime: 0,
  });
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton height={160} />;
  if (data.length === 0) return <p className="block-nothing">{translate('pages.results.noChanges')}</p>;
  return (
    <>
      <p className="office-count">
        {translate('pages.results.changed', {
          smart_count: data.length,
          count: formatNumber(data.length, conventions),
        })}
      </p>
      <div className="block-scroll office-changes">
        <table className="block-table office-table" aria-label={translate('pages.results.whatChanges')}>
          <thead>
            <tr>
              <th scope="col">{label('roll_no')}</th>
              <th scope="col">{label('student_id')}</th>
              <th scope="col">{label('section_id')}</th>
              {COLUMNS.map((name) => (
                <th key={name} scope="col" data-align="end">
                  {translate(`resources.result.fields.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map(({ student, published, generated }) => (
              <tr key={student.id}>
                <td>{student.roll_no === null ? NOTHING : formatPlainNumber(student.roll_no, conventions)}</td>
                <th scope="row">
                  {show ? (
                    <Link className="field-link" to={buildPath(show, { id: generated.id })}>
                      <bdi>{student.name}</bdi>
                    </Link>
                  ) : (
                    <bdi>{student.name}</bdi>
                  )}
                </th>
                <td>
                  <bdi>{student.section}</bdi>
                </td>
                {COLUMNS.map((name) => (
                  <td key={name} data-align="end">
                    <ChangedValue from={shown(published, name, conventions)} to={shown(generated, name, conventions)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function ChangedValue({ from, to }: { readonly from: string; readonly to: string }) {
  const translate = useTranslate();
  if (from === to) return <bdi className="office-same">{to}</bdi>;
  return (
    <>
      <del>
        <span className="unseen">{translate('pages.results.was')} </span>
        <bdi>{from}</bdi>
      </del>{' '}
      <ins>
        <span className="unseen">{translate('pages.results.becomes')} </span>
        <bdi>{to}</bdi>
      </ins>
    </>
  );
}

function shown(figures: Figures, name: (typeof COLUMNS)[number], conventions: Conventions): string {
  const value = figures[name];
  if (value === null) return NOTHING;
  if (name === 'letter') return String(value);
  return name === 'gpa' || name === 'total'
    ? formatPlainNumber(Number(value), conventions, 2)
    : formatPlainNumber(Number(value), conventions);
}
