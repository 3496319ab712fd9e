import { Icon } from '../../icons/Icon.tsx';
import {
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useDataTableSortContext,
  useTranslate,
} from 'react-admin';
import { alignmentOf } from '../../fields/alignment.ts';
import { useWords } from '../../fields/useWords.ts';
import type { Column } from './listColumns.ts';

interface TableHeadProps {
  readonly columns: readonly Column[];
  readonly records: readonly RaRecord[];
  readonly isSelectable: boolean;
}

export function TableHead({ columns, records, isSelectable }: TableHeadProps) {
  const translate = useTranslate();
  return (
    <thead>
      <tr>
        {isSelectable && (
          <th scope="col" className="list-check">
            <PageCheckbox records={records} />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.name} column={column} />
        ))}
        <th scope="col" className="list-tools-cell">
          <span className="unseen">{translate('screens.list.tools')}</span>
        </th>
      </tr>
    </thead>
  );
}

function HeadCell({ column }: { readonly column: Column }) {
  const words = useWords();
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const label = words.label(column.name);
  const align = alignmentOf(column.field);
  if (!column.isSortable || !handleSort) {
    return (
      <th scope="col" data-align={align}>
        {column.field.kind === 'image' ? <span className="unseen">{label}</span> : label}
      </th>
    );
  }
  const order = sort?.field === column.name ? sort.order : undefined;
  return (
    <th scope="col" data-align={align} aria-sort={order && (order === 'ASC' ? 'ascending' : 'descending')}>
      <button type="button" className="list-sort" data-field={column.name} data-sorted={order} onClick={handleSort}>
        {label}
        <Icon name={order === 'DESC' ? 'ArrowDownward' : 'ArrowUpward'} />
      </button>
    </th>
  );
}

function PageCheckbox({ records }: { readonly records: readonly RaRecord[] }) {
  const translate = useTranslate();
  const { onSelect } = useDataTableCallbacksContext();
  const selected = useDataTableSelectedIdsContext() ?? [];
  const ids = records.map(({ id }) => id);
  const count = ids.filter((id) => selected.includes(id)).length;
  const isAll = count === ids.length;
  const elsewhere = selected.filter((id) => !ids.includes(id));
  return (
    <input
      type="checkbox"
      aria-label={translate('screens.list.selectPage')}
      checked={isAll}
      ref={(element) => {
        if (element) element.indeterminate = count > 0 && !isAll;
      }}
      onChange={() => onSelect?.(isAll ? elsewhere : [...elsewhere, ...ids])}
    />
  );
}
