import { useCallback, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useWords } from '../../src/admin/fields/useWords.ts';
import type { CellPosition } from '../../src/admin/sheet/cellPosition.ts';
import { useSheetKeys } from '../../src/admin/sheet/useSheetKeys.ts';
import { PARTS_OF_A_CELL } from './changes.ts';
import { ComponentHead } from './ComponentHead.tsx';
import type { DistributionPlace } from '../../schemas/exams/distributionCalls.ts';
import type { Refusals } from './refusals.ts';
import type { Sheet, SubjectRow, Writing } from './sheet.ts';
import { SubjectLine } from './SubjectLine.tsx';

/** Changes the sheet, and forgets what was refused of what is typed anew. */
export type ChangeSheet = (next: (sheet: Sheet) => Sheet, forget?: (refusals: Refusals) => Refusals) => void;

interface SheetTableProps {
  readonly sheet: Sheet;
  readonly refusals: Refusals;
  readonly writing: Writing;
  readonly place: DistributionPlace;
  readonly isSaving: boolean;
  readonly isReadOnly: (row: SubjectRow) => boolean;
  readonly change: ChangeSheet;
  readonly onPaste: (from: CellPosition, text: string) => void;
}

/** Subjects as rows, components as columns. The arrow keys and Enter go from mark to mark. */
export function SheetTable(props: SheetTableProps) {
  const { sheet, refusals, writing, place, isSaving, isReadOnly, change, onPaste } = props;
  const translate = useTranslate();
  const { label } = useWords();
  const table = useRef<HTMLTableElement>(null);
  const { columns, rows } = sheet;
  const isLocked = rows.some(({ marks }) => Object.keys(marks).length > 0);

  const last = { row: rows.length - 1, slot: columns.length * PARTS_OF_A_CELL - 1 };
  const onBlock = useCallback(
    (from: CellPosition, text: string) => !isSaving && onPaste(from, text),
    [isSaving, onPaste],
  );
  const { onKeyDown, onPaste: onPasteIn } = useSheetKeys({ table, last, onBlock });

  return (
    <>
      <div className="block-scroll marks-scroll">
        <table
          ref={table}
          className="block-table marks-table"
          aria-label={translate('screenNames.distribution')}
          onKeyDown={onKeyDown}
          onPaste={onPasteIn}
        >
          <thead>
            <tr>
              <th scope="col" rowSpan={2} className="marks-subject">
                {label('subject_id')}
              </th>
              {columns.map((column, index) => (
                <ComponentHead
                  key={column.key}
                  sheet={sheet}
                  column={column}
                  index={index}
                  problem={refusals.columns[column.key]}
                  isSaving={isSaving}
                  change={change}
                />
              ))}
              <th scope="col" rowSpan={2}>
                {label('pass_rule')}
              </th>
              <th scope="col" rowSpan={2} className="marks-total">
                {translate('pages.marks.total')}
              </th>
            </tr>
            <tr>
              {columns.flatMap(({ key }) => [
                <th key={`${key}-full`} scope="col" className="marks-part">
                  {label('components.full_mark')}
                </th>,
                <th key={`${key}-pass`} scope="col" className="marks-part marks-part-last">
                  {label('components.pass_mark')}
                </th>,
              ])}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <SubjectLine
                key={row.subject.id}
                row={row}
                index={index}
                columns={columns}
                refusals={refusals}
                writing={writing}
                isForEveryGroup={place.student_group_id !== null && row.group === null}
                isReadOnly={isReadOnly(row)}
                isSaving={isSaving}
                change={change}
              />
            ))}
          </tbody>
        </table>
      </div>
      {isLocked && <p className="block-help">{translate('pages.marks.locked')}</p>}
    </>
  );
}
