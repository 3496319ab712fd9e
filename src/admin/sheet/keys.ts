import type { CellPosition } from './cellPosition.ts';

interface KeyPress {
  readonly from: CellPosition;
  /** The last spot of the sheet, also while it is not made yet. */
  readonly last: CellPosition;
  readonly key: string;
  /** With Ctrl, or Command. */
  readonly isFar: boolean;
  /** With Shift. */
  readonly isBack: boolean;
  readonly isRightToLeft: boolean;
  /** What is selected in the input, and how long its text is. */
  readonly input: {
    readonly selectionStart: number | null;
    readonly selectionEnd: number | null;
    readonly value: string;
  };
}

/** Where a key leads from an input of a sheet; undefined where it stays in the text. */
export function cellPositionAfter({
  from,
  last,
  key,
  isFar,
  isBack,
  isRightToLeft,
  input,
}: KeyPress): CellPosition | undefined {
  const { row, slot } = from;
  // With Shift it selects in the text.
  if (isFar) return isBack ? undefined : farEnd(key, last);
  if (key === 'Enter') return { row: row + (isBack ? -1 : 1), slot };
  if (isBack) return undefined;
  if (key === 'ArrowDown') return { row: row + 1, slot };
  if (key === 'ArrowUp') return { row: row - 1, slot };
  if (key === 'PageDown') return { row: Math.min(row + PAGE_ROWS, last.row), slot };
  if (key === 'PageUp') return { row: Math.max(row - PAGE_ROWS, 0), slot };
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  // Numbers are written from left to right everywhere; the columns are not.
  const { selectionStart: start, selectionEnd: end, value } = input;
  const isWhole = start === 0 && end === value.length;
  const isAtEdge = key === 'ArrowLeft' ? start === 0 && end === 0 : start === value.length && end === value.length;
  if (!isWhole && !isAtEdge) return undefined;
  const isOn = (key === 'ArrowRight') !== isRightToLeft;
  return { row, slot: slot + (isOn ? 1 : -1) };
}

/** Whether a key means to undo: Z with Ctrl or Command alone. Where letters are not Latin, the place of the key counts. */
export function isUndo(pressed: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>) {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = pressed;
  if (!(ctrlKey || metaKey) || shiftKey || altKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'z' : code === 'KeyZ';
}

const PAGE_ROWS = 10;

function farEnd(key: string, last: CellPosition): CellPosition | undefined {
  if (key === 'Home') return { row: 0, slot: 0 };
  return key === 'End' ? last : undefined;
}
