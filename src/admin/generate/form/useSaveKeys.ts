import { type RefObject, useLayoutEffect } from 'react';

interface SaveKeysOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly layout: 'page' | 'dialog';
}

/** Ctrl+S or ⌘S saves the form that lies on top. Enter saves dialogs only: on a long page it would be an accident. */
export function useSaveKeys({ form, layout }: SaveKeysOptions): void {
  // Not after the first picture: who sees the screen may press its keys.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
      if (isSave && form.current && isOnTop(form.current)) {
        event.preventDefault();
        form.current.requestSubmit();
      }
      if (event.key === 'Enter' && layout === 'page' && isLineOf(form.current, event.target)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [form, layout]);
}

function isOnTop(form: HTMLFormElement): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  const top = dialogs[dialogs.length - 1];
  return !top || top.contains(form);
}

function isLineOf(form: HTMLFormElement | null, target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.form === form && !['submit', 'button', 'file'].includes(target.type);
}
