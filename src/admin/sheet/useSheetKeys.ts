import { type ClipboardEvent, type KeyboardEvent, type RefObject, useMemo } from 'react';
import { isBlock } from './block.ts';
import { spotAfter } from './keys.ts';
import { lastSpot, type Spot, spotOf } from './spot.ts';

/** What a table of inputs needs to be gone through by keys, and filled by a block from the cursor on. */
export function useSheetKeys(table: RefObject<HTMLTableElement | null>, onBlock: (from: Spot, text: string) => void) {
  return useMemo(() => {
    const focus = ({ row, slot }: Spot): boolean => {
      const input = table.current?.querySelector<HTMLInputElement>(`[data-row="${row}"][data-slot="${slot}"]`);
      input?.focus();
      return Boolean(input);
    };
    const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
      const from = spotOf(event.target);
      if (!from || event.altKey) return;
      const isRightToLeft = table.current !== null && getComputedStyle(table.current).direction === 'rtl';
      const to = spotAfter({
        from,
        last: lastSpot(table.current) ?? from,
        key: event.key,
        isFar: event.ctrlKey || event.metaKey,
        isBack: event.shiftKey,
        isRightToLeft,
        input: from.input,
      });
      if (to && focus(to)) event.preventDefault();
    };
    const onPaste = (event: ClipboardEvent<HTMLTableElement>) => {
      const from = spotOf(event.target);
      const text = event.clipboardData.getData('text/plain');
      if (!from || !isBlock(text)) return;
      event.preventDefault();
      onBlock(from, text);
    };
    return { focus, onKeyDown, onPaste };
  }, [table, onBlock]);
}
