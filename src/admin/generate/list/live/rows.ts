import type { Identifier } from 'react-admin';

/** Puts the focus into the row of a record, once it is drawn: to what opens it for typing, else to the first that takes it. */
export function focusRow(id: Identifier): void {
  setTimeout(() => {
    const row = rowOf(id);
    const target = row?.querySelector('[data-edit]') ?? row?.querySelector('a[href], button:not(:disabled), input');
    if (target instanceof HTMLElement) target.focus();
  });
}

/** The row of a record, in a table or among cards. */
export function rowOf(id: Identifier): Element | null {
  return [...document.querySelectorAll<HTMLElement>('[data-id]')].find((row) => row.dataset.id === String(id)) ?? null;
}

/** The row in which something stands. */
export function rowAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null;
}
