/** Where the focus was, and what lies around it: the button itself may be gone once it has done its work. */
export interface FocusOrigin {
  readonly element: Element | null;
  readonly around: Element | null;
}

const AROUND = 'tr, .list-card, .show-head, .office-card, .entry, .inbox';
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled)';

/** Where the focus is now, to be returned to. */
export function focusOrigin(): FocusOrigin {
  const element = document.activeElement;
  return { element, around: element?.closest(AROUND) ?? null };
}

/**
 * Puts the focus back to where it was: to the element, else into its row or head, where one of several is the current one to
 * that, else to the heading of the page.
 */
export function returnFocus({ element, around }: FocusOrigin): void {
  // What closes a dialog is still at work: the focus goes once it has let go of it.
  setTimeout(() => {
    if (isElsewhere(element)) return;
    const heading = document.getElementById('react-admin-title');
    const inside = around?.querySelector('[aria-current="true"]') ?? around?.querySelector(FOCUSABLE);
    for (const target of [element, inside, heading]) {
      if (!(target instanceof HTMLElement) || !target.isConnected || target === document.body) continue;
      target.focus({ preventScroll: true });
      if (document.activeElement === target) return;
    }
  });
}

/** Whether somebody has gone on to something else meanwhile, other than in a dialog that is about to close. */
function isElsewhere(origin: Element | null): boolean {
  const { activeElement: now, body } = document;
  return (
    now !== null && now !== body && now !== origin && now.closest('[role="dialog"], [role="alertdialog"]') === null
  );
}
