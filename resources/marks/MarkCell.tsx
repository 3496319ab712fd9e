import { memo, useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Conventions } from '../../src/admin/format/conventions.ts';
import { isUndo } from '../../src/admin/sheet/keys.ts';
import { selectWhole } from '../../src/admin/sheet/selectWhole.ts';
import type { MarkGrid } from './grid.ts';
import { noteOf } from './noteOf.ts';
import type { StoredMark } from './sendCells.ts';
import { useCell } from './useMarkGrid.ts';
import { useMarkWords } from './useMarkWords.ts';
import { shownText } from './writing.ts';

interface MarkCellProps {
  readonly grid: MarkGrid;
  readonly row: number;
  readonly slot: number;
  readonly label: string;
  readonly isReadOnly: boolean;
  readonly locale: Conventions['locale'];
}

/**
 * A mark of the grid. Typing draws nothing anew: the text is the browser's until it is left, and from then on stands there
 * in the digits of the language.
 */
export const MarkCell = memo(function MarkCell({ grid, row, slot, label, isReadOnly, locale }: MarkCellProps) {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const view = useCell(grid, row, slot);
  const { text, state, isSaved, theirs, unusual } = view;
  // With every view, also of the same text: what was typed may have been replaced by what was there before.
  useEffect(() => {
    const shown = input.current;
    const text = shownText(view.text, locale);
    if (!shown || grid.isTyped(row, slot) || shown.value === text) return;
    shown.value = text;
    if (document.activeElement === shown) shown.select();
  }, [grid, row, slot, view, locale]);
  // Where the screen is turned, a cell may go while somebody types in it.
  useEffect(() => () => grid.commit(row, slot), [grid, row, slot]);
  useEffect(() => {
    if (isReadOnly) grid.hold(row, slot);
  }, [grid, row, slot, isReadOnly]);
  const showEntered = () => {
    if (input.current) input.current.value = shownText(grid.cell(row, slot).text, locale);
  };
  const leave = () => {
    grid.commit(row, slot);
    showEntered();
  };
  const enter = () => {
    if (!grid.isTyped(row, slot)) grid.sendAgain([{ row, slot }]);
    leave();
  };
  const isWrong = state === 'refused' || state === 'conflict';
  const note = noteOf(view, { translate, locale });
  return (
    <td className="entry-cell" data-state={state} data-saved={isSaved || undefined} data-unusual={unusual}>
      <input
        ref={input}
        type="text"
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        className="sheet-input entry-input"
        data-row={row}
        data-slot={slot}
        defaultValue={shownText(text, locale)}
        readOnly={isReadOnly}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={note ? id : undefined}
        title={note}
        onInput={({ currentTarget }) => grid.type(row, slot, currentTarget.value)}
        {...selectWhole}
        onBlur={isReadOnly ? undefined : leave}
        onKeyDown={(event) => {
          const { currentTarget } = event;
          // Below the last student there is nowhere to go, and the cell is not left.
          if (event.key === 'Enter' && !isReadOnly) enter();
          if (event.key === 'F2')
            currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length);
          // The browser's own undo goes through all cells, whichever were typed in last, and knows of no pasted block.
          const takesBack = isUndo(event.nativeEvent);
          if (takesBack) event.preventDefault();
          if ((event.key !== 'Escape' && !takesBack) || isReadOnly) return;
          // A mark that waits or was refused goes by an Escape of its own: there is no way back to it.
          if (takesBack || grid.isTyped(row, slot)) grid.undo(row, slot);
          else grid.restore(row, slot);
          showEntered();
          currentTarget.select();
        }}
      />
      {note && (
        <span id={id} className="unseen">
          {theirs && state === 'conflict' ? <BothMarks mine={text} theirs={theirs} /> : note}
        </span>
      )}
      <span className="entry-sign" aria-hidden>
        {SIGNS[state] ?? (unusual ? '!' : isSaved ? '✓' : '')}
      </span>
    </td>
  );
});

/** Both marks, whose the other is and since when: a component of its own, as few cells need the words. */
function BothMarks({ mine, theirs }: { readonly mine: string; readonly theirs: StoredMark }) {
  const { both } = useMarkWords();
  return both(mine, theirs);
}

const SIGNS: Readonly<Partial<Record<string, string>>> = { waiting: '…', saving: '…', refused: '×', conflict: '≠' };
