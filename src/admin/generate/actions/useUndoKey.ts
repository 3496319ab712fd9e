import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../shared/isTyping.ts';

const isApple = /Mac|iP/.test(navigator.platform);

/** The key as it is called on this device, to whoever sees it and to assistive software. */
export const undoKey = isApple ? { shown: '⌘Z', aria: 'Meta+Z' } : { shown: 'Ctrl Z', aria: 'Control+Z' };

/** What can be undone, the latest last: the key is for that one alone. */
const offers: object[] = [];

/** Undoes what was done last by Ctrl+Z, unless that is meant for a text or a dialog. */
export function useUndoKey(undo: () => void): void {
  const press = useEffectEvent(undo);
  useEffect(() => {
    const offer = {};
    offers.push(offer);
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isUndo(event) || offers.at(-1) !== offer || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      offers.splice(offers.indexOf(offer), 1);
    };
  }, []);
}

// Keyboards of other scripts have no Z: there it is the key in its place.
function isUndo({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isZ = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'z' : code === 'KeyZ';
  return isZ && (isApple ? metaKey : ctrlKey) && !altKey && !shiftKey;
}
