import { Button, Paper } from '@mui/material';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { isFilled } from '../../../core/conditions.ts';
import { filterKey } from '../../../core/filterKeys.ts';
import { usualSort } from '../../../core/nextFirst.ts';
import type { Related, Resource } from '../../../core/resource.ts';
import { listAddress } from '../../addresses/addresses.ts';
import { alignmentOf } from '../../fields/alignment.ts';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { useWords } from '../../fields/useWords.ts';
import { WordsProvider } from '../../fields/WordsProvider.tsx';
import { resourceInSentence } from '../../format/labels.ts';
import { formatNumber } from '../../format/format.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Skeleton } from '../../loading/Skeleton.tsx';
import { useRegistry } from '../../product/product.ts';
import { useMay } from '../../providers/ability.ts';
import { useHasOwnCalls } from '../../providers/backEnd.ts';
import { availableColumns, titleColumn } from '../list/listColumns.ts';
import { RecordLink } from '../list/RecordLink.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';

/** So many are shown; the others are one click away. */
const SHOWN = 5;
const COLUMNS = 5;

interface RelatedListsProps {
  readonly resource: Resource;
  readonly record: RaRecord;
}

/** What belongs to a record, as far as somebody may see it: the first of each kind, and the ways to all and to a new one. */
export function RelatedLists({ resource, record }: RelatedListsProps) {
  const registry = useRegistry();
  const may = useMay();
  return resource.related
    .map((related) => ({ related, target: registry.get(related.resource) }))
    .filter(({ related, target }) => may(target, 'read') && isFilled(valueShared(related, record)))
    .map(({ related, target }) => (
      <WordsProvider key={`${related.resource} ${related.by}`} resource={target}>
        <RelatedList target={target} related={related} owner={resource} record={record} />
      </WordsProvider>
    ));
}

interface RelatedListProps {
  readonly target: Resource;
  readonly related: Related;
  readonly owner: Resource;
  readonly record: RaRecord;
}

/** What the listed records refer to: the record of the page, or what it refers to as they do. */
function valueShared({ through }: Related, record: RaRecord): unknown {
  return through === undefined ? record.id : record[through];
}

function RelatedList({ target, related, owner, record }: RelatedListProps) {
  const { by } = related;
  const given = { [by]: valueShared(related, record) };
  const translate = useTranslate();
  const { conventions } = useWords();
  const may = useMay();
  const hasOwnCalls = useHasOwnCalls();
  const { data, total, error, refetch } = useGetList<RaRecord>(target.name, {
    filter: related.through === undefined ? given : { ...given, [filterKey('id', 'none')]: record.id },
    pagination: { page: 1, perPage: SHOWN },
    sort: usualSort(target),
  });
  const chosen = encodeURIComponent(JSON.stringify(given));
  const name = related.name
    ? translate(`resources.${owner.name}.sections.${related.name}`)
    : translate(`resources.${target.name}.name`, { smart_count: 2 });
  const heading = total === undefined ? name : `${name} (${formatNumber(total, conventions)})`;
  const { create } = target.screens;
  // A back end that is not ours may not have such a list.
  if (error && !hasOwnCalls) return null;
  return (
    <Paper variant="outlined" component="section" className="show-card show-related" aria-label={name}>
      <header className="show-related-head">
        <h2 className="show-heading">{heading}</h2>
        {total !== undefined && total > SHOWN && (
          <Button size="small" component={Link} to={`${listAddress(target)}?filter=${chosen}`}>
            {translate('screens.show.showAll')}
          </Button>
        )}
        {create && may(target, 'create') && (
          <Button
            size="small"
            component={Link}
            to={`${create}?source=${chosen}`}
            startIcon={<Icon name="Add" size="small" />}
          >
            {translate('screens.form.createTitle', { name: resourceInSentence(translate, target.name, 1) })}
          </Button>
        )}
      </header>
      {error && <LoadFailure error={error} onRetry={refetch} resource={target} />}
      {!data && !error && <Skeleton height={80} />}
      {data?.length === 0 && <p className="show-related-none">{translate('screens.show.noneYet')}</p>}
      {data && data.length > 0 && <RelatedTable target={target} related={related} records={data} />}
    </Paper>
  );
}

interface RelatedTableProps extends Pick<RelatedListProps, 'target' | 'related'> {
  readonly records: readonly RaRecord[];
}

function RelatedTable({ target, related, records }: RelatedTableProps) {
  const words = useWords();
  const translate = useTranslate();
  const may = useMay();
  const all = availableColumns(target, (permission) => may(target, permission));
  const names = related.columns ?? target.list.columns.filter((name) => name !== related.by).slice(0, COLUMNS);
  const columns = names.flatMap((name) => all.find((column) => column.name === name) ?? []);
  const title = titleColumn(target, columns) ?? columns[0]?.name;
  return (
    <div className="field-rows">
      <table aria-label={translate(`resources.${target.name}.name`, { smart_count: 2 })}>
        <thead>
          <tr>
            {columns.map(({ name, field }) => (
              <th key={name} scope="col" data-align={alignmentOf(field)}>
                {words.label(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id}>
              {columns.map(({ name, field }) => {
                const value = <FieldValue field={field} name={name} record={record} isCell />;
                return (
                  <td key={name} data-align={alignmentOf(field)}>
                    {name === title ? (
                      <RecordLink resource={target} record={record}>
                        {value}
                      </RecordLink>
                    ) : (
                      value
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
