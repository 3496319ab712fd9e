import type { Spot } from './spot.ts';

interface Pressed {
  readonly from: Spot;
  readonly key: string;
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
export function spotAfter({ from, key, isBack, isRightToLeft, input }: Pressed): Spot | undefined {
  const { row, slot } = from;
  if (key === 'Enter') return { row: row + (isBack ? -1 : 1), slot };
  if (isBack) return undefined;
  if (key === 'ArrowDown') return { row: row + 1, slot };
  if (key === 'ArrowUp') return { row: row - 1, slot };
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  // Numbers are written from left to right everywhere; the columns are not.
  const { selectionStart: start, selectionEnd: end, value } = input;
  const isWhole = start === 0 && end === value.length;
  const isAtEdge = key === 'ArrowLeft' ? start === 0 && end === 0 : start === value.length && end === value.length;
  if (!isWhole && !isAtEdge) return undefined;
  const isOn = (key === 'ArrowRight') !== isRightToLeft;
  return { row, slot: slot + (isOn ? 1 : -1) };
}
