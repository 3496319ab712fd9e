import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useWords } from '../../src/admin/fields/useWords.ts';
import type { Spot } from './changes.ts';
import { ComponentHead } from './ComponentHead.tsx';
import { spotAfter } from './keys.ts';
import { isBlock } from './paste.ts';
import type { Place } from './place.ts';
import type { Refusals } from './refusals.ts';
import type { Sheet, SubjectRow, Writing } from './sheet.ts';
import { SubjectLine } from './SubjectLine.tsx';

/** Changes the sheet, and forgets what was refused of what is typed anew. */
export type ChangeSheet = (next: (sheet: Sheet) => Sheet, forget?: (refusals: Refusals) => Refusals) => void;

interface SheetTableProps {
  readonly sheet: Sheet;
  readonly refusals: Refusals;
  readonly writing: Writing;
  readonly place: Place;
  readonly isSaving: boolean;
  readonly isReadOnly: (row: SubjectRow) => boolean;
  readonly change: ChangeSheet;
  readonly onPaste: (from: Spot, text: string) => void;
}

/** Subjects as rows, components as columns. The arrow keys and Enter go from mark to mark. */
export function SheetTable(props: SheetTableProps) {
  const { sheet, refusals, writing, place, isSaving, isReadOnly, change, onPaste } = props;
  const translate = useTranslate();
  const { label } = useWords();
  const table = useRef<HTMLTableElement>(null);
  const { columns, rows } = sheet;
  const isLocked = rows.some(({ marks }) => Object.keys(marks).length > 0);

  const focus = ({ row, slot }: Spot): boolean => {
    const input = table.current?.querySelector<HTMLInputElement>(`[data-row="${row}"][data-slot="${slot}"]`);
    input?.focus();
    return Boolean(input);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = spotOf(event.target);
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    const isRightToLeft = table.current !== null && getComputedStyle(table.current).direction === 'rtl';
    const to = spotAfter({ from, key: event.key, isBack: event.shiftKey, isRightToLeft, input: from.input });
    if (to && focus(to)) event.preventDefault();
  };
  const onPasteIn = (event: ClipboardEvent<HTMLTableElement>) => {
    const from = spotOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (!from || isSaving || !isBlock(text)) return;
    event.preventDefault();
    onPaste(from, text);
  };

  return (
    <>
      <div className="marks-scroll">
        <table
          ref={table}
          className="marks-table"
          aria-label={translate('pages.marks.title')}
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
      {isLocked && <p className="marks-help">{translate('pages.marks.locked')}</p>}
    </>
  );
}

/** The spot of an input of the sheet; undefined for everything else in it. */
function spotOf(target: EventTarget): (Spot & { readonly input: HTMLInputElement }) | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const { row, slot } = target.dataset;
  return row === undefined || slot === undefined ? undefined : { row: Number(row), slot: Number(slot), input: target };
}
