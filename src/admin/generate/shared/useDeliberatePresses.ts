import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';

/** Milliseconds after a dialog opens in which a press was meant for what lay there before. */
const PAUSE_MS = 500;

/**
 * Handlers for a dialog that decides something: it takes no key that is held down, no second Enter, and not the second
 * click of the double click that opened it. `<Dialog {...useDeliberatePresses(isOpen)}>`
 */
export function useDeliberatePresses(isOpen: boolean) {
  const openedAt = useRef(0);
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);
  const isEarly = () => performance.now() - openedAt.current < PAUSE_MS;
  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && isEarly()) ignore(event);
      else ignoreHeldKey(event);
    },
    onClickCapture: (event: MouseEvent) => {
      if (event.detail > 1 && isEarly()) ignore(event);
    },
  };
}

/** Keeps what a key does that is held down from happening again and again. */
export function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) ignore(event);
}

function ignore(event: KeyboardEvent | MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
