import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useId } from 'react';
import { registry } from '../../../schemas/index.ts';
import { fieldOf } from '../../../src/core/resource.ts';
import { FieldValue } from '../../../src/admin/fields/FieldValue.tsx';
import { useWords } from '../../../src/admin/fields/useWords.ts';
import { resourceLabel } from '../../../src/admin/format/labels.ts';
import { LoadFailure } from '../../../src/admin/generate/shared/LoadFailure.tsx';
import { Skeleton } from '../../../src/admin/loading/Skeleton.tsx';
import { useMay } from '../../../src/admin/providers/ability.ts';
import { SCOPE } from '../../../schemas/exams/resultScope.ts';
import type { ScopeSelection } from '../generate/place.ts';

const resource = registry.get('resultPublication');
const COLUMNS = [
  'takes_place_at',
  'kind',
  'exam_type_id',
  'class_id',
  'section_id',
  'version_no',
  'students',
  'status',
  'reason',
] as const;
const AROUND = ['student_group_id', 'shift_id', 'version_id', 'wing_id'] as const;
const SHOWN = 10;

/** What was published, planned and taken back, the latest first. */
export function Publications({ chosen }: { readonly chosen: ScopeSelection }) {
  const translate = useTranslate();
  const may = useMay();
  const { label } = useWords();
  const id = useId();
  const names = SCOPE.filter((name) => chosen[name] !== null);
  const filter = {
    ...Object.fromEntries(names.map((name) => [name, chosen[name]])),
    ...(chosen.is_final === 1 && { exam_type_id: null }),
  };
  const { data, error, refetch } = useGetList(
    resource.name,
    { pagination: { page: 1, perPage: SHOWN }, sort: { field: 'takes_place_at', order: 'DESC' }, filter },
    { enabled: may(resource, 'read') },
  );
  if (!may(resource, 'read') || data?.length === 0) return null;
  return (
    <section className="office-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{translate('pages.results.history')}</h2>
        <Link className="field-link" to={resource.screens.list}>
          {resourceLabel(translate, resource.name, 2)}
        </Link>
      </header>
      {error && !data && <LoadFailure error={error} onRetry={refetch} isCall />}
      {!data && !error && <Skeleton height={120} />}
      {data && (
        <div className="block-scroll">
          <table className="block-table office-table" aria-labelledby={id}>
            <thead>
              <tr>
                {COLUMNS.map((name) => (
                  <th key={name} scope="col">
                    {label(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map((record) => (
                <tr key={record.id}>
                  {COLUMNS.map((name) => (
                    <td key={name} data-fixed={name === 'takes_place_at' || undefined}>
                      <Value name={name} record={record} />
                      {name === 'section_id' && <Around record={record} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Value({
  name,
  record,
}: {
  readonly name: (typeof COLUMNS)[number] | (typeof AROUND)[number];
  readonly record: Readonly<Record<string, unknown>>;
}) {
  const translate = useTranslate();
  const field = fieldOf(resource, name);
  if (name === 'exam_type_id' && !record[name]) return translate('pages.results.final');
  return field ? <FieldValue field={field} name={name} record={record} /> : null;
}

/** What tells a section from others of its name. */
function Around({ record }: { readonly record: Readonly<Record<string, unknown>> }) {
  return AROUND.filter((name) => record[name]).map((name) => (
    <small key={name}>
      <Value name={name} record={record} />
    </small>
  ));
}
