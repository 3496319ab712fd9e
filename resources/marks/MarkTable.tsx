import { memo, useDeferredValue, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatPlainNumber } from '../../src/admin/format/format.ts';
import { type CellPosition, cellPositionOf } from '../../src/admin/sheet/cellPosition.ts';
import { useSheetKeys } from '../../src/admin/sheet/useSheetKeys.ts';
import { isPublished } from './editable.ts';
import type { MarkGrid } from './grid.ts';
import type { Entry } from './sendCells.ts';
import { StudentLine } from './StudentLine.tsx';

interface MarkTableProps {
  readonly grid: MarkGrid;
  readonly entry: Entry;
  /** The one component that there is room for, without what the marks come to; all of them when not said. */
  readonly only: number | undefined;
  readonly isReadOnly: boolean;
  readonly onCellPosition: (cellPosition: CellPosition) => void;
  readonly onBlock: (from: CellPosition, text: string) => void;
}

/** As many as a screen shows. The others are made while one begins to type. */
const FIRST_ROWS = 20;

/** Students by roll as rows, components as columns. The arrow keys, Enter and Tab go from mark to mark. */
export const MarkTable = memo(function MarkTable(props: MarkTableProps) {
  const { grid, entry, only, isReadOnly, onCellPosition, onBlock } = props;
  const translate = useTranslate();
  const conventions = useConventions();
  const table = useRef<HTMLTableElement>(null);
  const last = { row: entry.students.length - 1, slot: only ?? entry.components.length - 1 };
  const { onKeyDown, onPaste } = useSheetKeys({ table, last, onBlock });
  const students = useDeferredValue(entry.students, entry.students.slice(0, FIRST_ROWS));
  const shown = entry.components.filter((_, slot) => only === undefined || only === slot);
  return (
    <div className="block-scroll entry-scroll">
      <table
        ref={table}
        className="block-table entry-table"
        aria-label={translate('screenNames.markEntry')}
        onKeyDown={onKeyDown}
        onPaste={isReadOnly ? undefined : onPaste}
        onFocus={({ target }) => {
          const cellPosition = cellPositionOf(target);
          if (cellPosition) onCellPosition({ row: cellPosition.row, slot: cellPosition.slot });
        }}
      >
        <thead>
          <tr>
            <th scope="col" className="entry-roll">
              {translate('pages.entry.roll')}
            </th>
            <th scope="col" className="entry-student">
              {translate('pages.entry.student')}
            </th>
            {shown.map(({ name, full_mark }) => (
              <th key={name} scope="col" className="entry-component">
                <bdi>{name}</bdi>
                <span className="entry-full">
                  {translate('pages.entry.outOf', { mark: formatPlainNumber(full_mark, conventions) })}
                </span>
              </th>
            ))}
            {only === undefined && (
              <>
                <th scope="col" className="entry-number">
                  {translate('pages.marks.total')}
                </th>
                <th scope="col" className="entry-number entry-percent">
                  %
                </th>
                <th scope="col" className="entry-letter">
                  {translate('pages.entry.letter')}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {students.map((student, row) => (
            <StudentLine
              key={student.id}
              grid={grid}
              row={row}
              student={student}
              components={entry.components}
              only={only}
              isReadOnly={isReadOnly || isPublished(student)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});
