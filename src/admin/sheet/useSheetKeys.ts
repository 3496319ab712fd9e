import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { isBlock } from './block.ts';
import { cellPositionAfter } from './keys.ts';
import { type CellPosition, cellPositionOf } from './cellPosition.ts';

interface SheetKeysOptions {
  readonly table: RefObject<HTMLTableElement | null>;
  /** The last spot of the sheet, also while its row is not made yet. */
  readonly last: CellPosition;
  readonly onBlock: (from: CellPosition, text: string) => void;
}

/** What a table of inputs needs to be gone through by keys, and filled by a block from the cursor on. */
export function useSheetKeys({ table, last: { row, slot }, onBlock }: SheetKeysOptions) {
  /** Where a key led to before the row was made. */
  const awaited = useRef<CellPosition>(undefined);
  useEffect(() => {
    if (awaited.current && focusIn(table.current, awaited.current)) awaited.current = undefined;
  });
  return useMemo(() => {
    const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
      const from = cellPositionOf(event.target);
      if (!from || event.altKey) return;
      awaited.current = undefined;
      const to = cellPositionAfter({
        from,
        last: { row, slot },
        key: event.key,
        isFar: event.ctrlKey || event.metaKey,
        isBack: event.shiftKey,
        isRightToLeft: table.current !== null && getComputedStyle(table.current).direction === 'rtl',
        input: from.input,
      });
      if (!to) return;
      const isMade = focusIn(table.current, to);
      if (!isMade && to.row > from.row && to.row <= row) awaited.current = to;
      if (isMade || awaited.current) event.preventDefault();
    };
    const onPaste = (event: ClipboardEvent<HTMLTableElement>) => {
      const from = cellPositionOf(event.target);
      const text = event.clipboardData.getData('text/plain');
      if (!from || !isBlock(text)) return;
      event.preventDefault();
      onBlock(from, text);
    };
    return { onKeyDown, onPaste };
  }, [table, row, slot, onBlock]);
}

function focusIn(table: HTMLElement | null, { row, slot }: CellPosition): boolean {
  const input = table?.querySelector<HTMLInputElement>(`[data-row="${row}"][data-slot="${slot}"]`);
  input?.focus();
  return Boolean(input);
}
