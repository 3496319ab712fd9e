import type { FocusEvent, MouseEvent } from 'react';

/** The input that a pointer is about to enter. */
let entered: HTMLInputElement | undefined;

/**
 * Selects the whole text of an input as it is entered, by keys or by a pointer, so that what is typed takes its place. A
 * click where somebody is already places the cursor.
 */
export const selectWhole = {
  onMouseDown: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    entered = document.activeElement === currentTarget ? undefined : currentTarget;
  },
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
  // The browser has placed the cursor between the two; whoever has drawn over a part of the text wants that part.
  onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = currentTarget;
    if (entered === currentTarget && selectionStart === selectionEnd) currentTarget.select();
    entered = undefined;
  },
};
