import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type RaRecord, useEvent, useListContext, useTranslate } from 'react-admin';
import type { Resource } from '../../../../core/resource.ts';
import { useMay } from '../../../providers/ability.ts';
import { useIsLocked } from '../../form/useIsLocked.ts';
import type { Column } from '../listColumns.ts';
import { RowCommandsContext, useRowCommands } from '../rowCommandsContext.ts';
import { Handle } from './Handle.tsx';
import './live.css';
import { focusRow, rowOf } from './rows.ts';
import { NEW, type OpenRow } from './openRow.ts';
import { RowForm, type RowFormHandle } from './RowForm.tsx';
import { useReorder } from './useReorder.tsx';
import { useRowKeys } from './useRowKeys.ts';
import { listsOfBackEnd } from '../../../providers/backEnd.ts';
import { setFilters } from '../filters.ts';

export interface LiveRowsProps {
  readonly resource: Resource;
  readonly columns: readonly Column[];
  readonly records: readonly RaRecord[];
  readonly isSelectable: boolean;
  readonly layout: 'table' | 'cards';
  /** Draws a record; what leads its row is put at its beginning. */
  readonly row: (record: RaRecord, lead?: ReactNode) => ReactElement;
}

/** The rows of a list in which records are added, changed and moved. */
export function LiveRows({ resource, columns, records, isSelectable, layout, row }: LiveRowsProps) {
  const may = useMay();
  const translate = useTranslate();
  const commands = useRowCommands();
  const isLocked = useIsLocked(resource);
  const isInPlace = resource.list.inPlace && layout === 'table';
  const mayAdd = isInPlace && resource.endpoints.create !== undefined && may(resource, 'create');
  const mayEdit = (record: RaRecord) => isInPlace && may(resource, 'update', record) && !isLocked(record);
  const [opened, setOpened] = useState<{ readonly row: OpenRow; readonly record: RaRecord | undefined }>();
  const [isTouched, setTouched] = useState(false);
  const form = useRef<RowFormHandle>(null);
  const isOrdered = useMayOrder(resource);
  const { shown, lifted, said, handlers, moveBy } = useReorder(resource, records);

  const open = opened?.row;
  const isElsewhere = opened?.record !== undefined && !records.some(({ id }) => id === open);
  if (isElsewhere && !isTouched) setOpened(undefined);
  // What is typed in stays, also where the record is deleted meanwhile, or on another page.
  const drawn = isElsewhere && opened?.record ? [opened.record, ...shown] : shown;

  const { length } = records;
  useEffect(() => {
    // What takes the focus comes into view by itself; a row that is lower than its input would stand half behind the edge, and
    // each new record moves the next one down.
    if (open !== undefined && length > 0) rowOf(open)?.scrollIntoView?.({ block: 'nearest' });
  }, [open, length]);

  const go = useEvent((to: OpenRow | undefined) => {
    setOpened(to === undefined ? undefined : { row: to, record: records.find(({ id }) => id === to) });
    if (to === undefined && open !== undefined) focusRow(open);
  });
  /** Opens a row; one that is open is saved before. */
  const request = useEvent((to: OpenRow) => (open !== undefined && form.current ? form.current.leaveFor(to) : go(to)));
  const edit = useEvent((record: RaRecord) => {
    if (mayEdit(record)) request(record.id);
  });
  const next = useEvent((step: 1 | -1): OpenRow | undefined => {
    const stops: OpenRow[] = [...records.filter(mayEdit).map(({ id }) => id), ...(mayAdd ? [NEW] : [])];
    return open === undefined ? undefined : stops[stops.indexOf(open) + step];
  });
  const openSmall = useEvent((record: RaRecord) => {
    const isSmall = resource.form.size === 'dialog' && mayEdit(record);
    if (isSmall) request(record.id);
    else commands.open(record);
  });
  const live = useMemo(
    () => (isInPlace ? { ...commands, open: openSmall, edit } : commands),
    [commands, isInPlace, openSmall, edit],
  );
  useRowKeys({
    records: shown,
    onEdit: isInPlace ? edit : undefined,
    onAdd: mayAdd ? () => request(NEW) : undefined,
    onMove: isOrdered && open === undefined ? moveBy : undefined,
  });

  const formOf = (record: RaRecord | undefined) => (
    <RowForm
      key={record?.id ?? NEW}
      ref={form}
      {...{ resource, columns, isSelectable, record, next }}
      onTouched={setTouched}
      onGo={go}
    />
  );
  const leadOf = (record: RaRecord) =>
    isOrdered && <Handle resource={resource} record={record} isLifted={lifted === record.id} {...handlers} />;
  return (
    <RowCommandsContext.Provider value={live}>
      {drawn.map((record) => (open === record.id && isInPlace ? formOf(record) : row(record, leadOf(record))))}
      {open === NEW && mayAdd && formOf(undefined)}
      {mayAdd && open !== NEW && (
        <tr className="list-add" data-id={NEW}>
          <td colSpan={columns.length + 1 + Number(isSelectable)}>
            <button type="button" data-edit aria-keyshortcuts="Alt+N" onClick={() => request(NEW)}>
              + {translate('screens.rows.add')}
            </button>
          </td>
        </tr>
      )}
      {createPortal(
        <div className="unseen" aria-live="assertive">
          {said}
        </div>,
        document.body,
      )}
    </RowCommandsContext.Provider>
  );
}

/** Whether records can be moved: by whoever may change them, in the whole list, as their places sort it. */
function useMayOrder(resource: Resource): boolean {
  const may = useMay();
  const { sort, filterValues } = useListContext();
  const isWhole = setFilters(resource, filterValues).length === 0 && !filterValues.q;
  const isInPlaces = sort.field === resource.place && sort.order === 'ASC';
  const isOffered = resource.endpoints.order !== undefined && listsOfBackEnd() !== 'whole';
  return isOffered && isInPlaces && isWhole && may(resource, 'update');
}
