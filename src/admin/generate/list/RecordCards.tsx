import { Fragment, type ReactNode, Suspense } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import type { AnyField } from '../../../core/fields/field.ts';
import { templateFields } from '../../../core/titles.ts';
import { resourceLabel } from '../../format/labels.ts';
import { Thumbnail } from '../../fields/Thumbnail.tsx';
import { useWords } from '../../fields/useWords.ts';
import { subtitleOf, titleOf } from '../../format/titleOf.ts';
import { SignInChip } from '../logins/SignInChip.tsx';
import { CellValue } from './CellValue.tsx';
import { useGroups } from './groups.ts';
import type { Column } from './listColumns.ts';
import { LiveRowsPage, useIsLive } from './liveRowsPage.ts';
import { RecordLink } from './RecordLink.tsx';
import type { RecordsProps } from './RecordTable.tsx';
import { RowTools } from './RowTools.tsx';

const CARD_FIELDS = 3;
const NOT_ON_CARDS = new Set<AnyField['kind']>(['image', 'images', 'longText', 'richText', 'children']);

/** The records as cards, where a table has no room. */
export function RecordCards({ resource, columns, records, isSelectable }: RecordsProps) {
  const translate = useTranslate();
  const words = useWords();
  const { selectedIds, onToggleItem } = useListContext();
  const picture = columns.find(({ field }) => field.kind === 'image');
  const fields = keyFields(resource, columns);
  const isLive = useIsLive(resource, 'cards');
  const active = columns.find(({ name }) => name === 'is_active');
  const groups = useGroups(resource, records);
  const card = (record: RaRecord, lead?: ReactNode) => {
    const title = titleOf(resource, record, words.conventions);
    return (
      <li key={record.id} className="list-card" data-id={record.id} data-selected={selectedIds.includes(record.id)}>
        <div className="list-card-head">
          {lead}
          {isSelectable && (
            <input
              type="checkbox"
              aria-label={translate('screens.list.select', { title })}
              checked={selectedIds.includes(record.id)}
              onChange={() => onToggleItem(record.id)}
            />
          )}
          {picture && <Thumbnail path={record[picture.name]} title={title} />}
          <div className="list-card-title">
            <RecordLink resource={resource} record={record}>
              <bdi>{title}</bdi>
            </RecordLink>
            {resource.name === 'user' && <SignInChip record={record} />}
            <bdi className="list-card-subtitle">{subtitleOf(resource, record, words.conventions)}</bdi>
          </div>
          {active && <CellValue resource={resource} name={active.name} field={active.field} record={record} />}
        </div>
        <dl>
          {fields.map(({ name, field }) => (
            <div key={name}>
              <dt>{words.label(name)}</dt>
              <dd>
                <CellValue resource={resource} name={name} field={field} record={record} />
              </dd>
            </div>
          ))}
        </dl>
        <RowTools resource={resource} record={record} title={title} />
      </li>
    );
  };
  const name = resourceLabel(translate, resource.name, 2);
  if (isLive)
    return (
      <ul className="list-cards" aria-label={name}>
        <Suspense fallback={records.map((record) => card(record))}>
          <LiveRowsPage {...{ resource, columns, records, isSelectable }} row={card} layout="cards" />
        </Suspense>
      </ul>
    );
  return groups.map(({ heading, rows }) => (
    <Fragment key={rows[0]?.id}>
      {heading && (
        <h2 className="list-group">
          <bdi>{heading}</bdi>
        </h2>
      )}
      <ul className="list-cards" aria-label={heading ?? name}>
        {rows.map((record) => card(record))}
      </ul>
    </Fragment>
  ));
}

// Title, subtitle, picture and switch have their own place.
function keyFields({ title, subtitle = '' }: RecordsProps['resource'], columns: readonly Column[]): Column[] {
  const placed = [...templateFields(title), ...templateFields(subtitle), 'is_active'];
  const shown = columns.filter(({ name, field }) => !placed.includes(name) && !NOT_ON_CARDS.has(field.kind));
  const first = shown.slice(0, CARD_FIELDS);
  // The buttons of a card follow from its state, wherever that stands in the table.
  return shown.filter((column) => first.includes(column) || column.field.kind === 'status');
}
