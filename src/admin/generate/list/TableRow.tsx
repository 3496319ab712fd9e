import { memo, type MouseEvent, type ReactNode } from 'react';
import { type Identifier, type RaRecord, useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { alignmentOf } from '../../fields/alignment.ts';
import { useWords } from '../../fields/useWords.ts';
import { titleOf } from '../../format/titleOf.ts';
import { CellValue } from './CellValue.tsx';
import type { Column } from './listColumns.ts';
import { RowTools } from './RowTools.tsx';
import { useRowCommands } from './rowCommandsContext.ts';

interface TableRowProps {
  readonly resource: Resource;
  readonly columns: readonly Column[];
  readonly record: RaRecord;
  /** The column that leads to the record. */
  readonly titleName: string | undefined;
  readonly isSelected: boolean;
  readonly onSelect: ((id: Identifier, event: MouseEvent) => void) | undefined;
  /** What leads the row, such as the handle by which it is moved. */
  readonly lead?: ReactNode;
}

/** A row; it is drawn anew only when its own record, its columns or its selection change. */
export const TableRow = memo(function TableRow({
  resource,
  columns,
  record,
  titleName,
  isSelected,
  onSelect,
  lead,
}: TableRowProps) {
  const translate = useTranslate();
  const { open } = useRowCommands();
  const { conventions } = useWords();
  const title = titleOf(resource, record, conventions);
  const openRow = (event: MouseEvent<HTMLTableRowElement>) => {
    const isOwn = event.target instanceof Element && event.target.closest('a, button, input, label, [role="dialog"]');
    const isMarking = window.getSelection()?.toString() !== '';
    if (!isOwn && !isMarking) open(record);
  };
  return (
    <tr data-id={record.id} data-selected={isSelected} onClick={openRow}>
      {onSelect && (
        <td className="list-check">
          <input
            type="checkbox"
            aria-label={translate('screens.list.select', { title })}
            checked={isSelected}
            onClick={(event) => onSelect(record.id, event)}
            readOnly
          />
          {lead}
        </td>
      )}
      {columns.map(({ name, field }) => (
        <td key={name} data-align={alignmentOf(field)} data-kind={field.kind}>
          <CellValue resource={resource} name={name} field={field} record={record} isTitle={name === titleName} />
        </td>
      ))}
      <td className="list-tools-cell">
        {!onSelect && lead}
        <RowTools resource={resource} record={record} title={title} />
      </td>
    </tr>
  );
});
