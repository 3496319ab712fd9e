import type { KeyboardEvent } from 'react';

const STOPS = ':is(input, select, textarea, button, a[href], [tabindex="0"]):not([tabindex="-1"], :disabled)';
/** In these the arrows do nothing else. */
const LINES = 'input:is([type="text"], [type="email"], [type="tel"], [type="url"]):not([role="combobox"])';

/** Whether Tab would leave the row: it is pressed in its last input. */
export function isLastStop(event: KeyboardEvent, row: HTMLElement): boolean {
  if (event.key !== 'Tab' || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return false;
  return [...row.querySelectorAll(STOPS)].at(-1) === event.target;
}

/** To which row a key leads: the one below, or the one above. */
export function stepOf({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 1 | -1 | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element) || !target.matches(LINES))
    return undefined;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : undefined;
}
