import { type RefObject, useLayoutEffect } from 'react';

interface SaveKeysOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly layout: 'page' | 'dialog';
}

/** Ctrl+S or ⌘S saves the form that lies on top, with Enter in the place of S another one follows. Enter alone saves dialogs only: on a long page it would be an accident. */
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
    // Before the inputs: in a formatted text these keys would begin a line.
    const onKeyDownFirst = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      const button = form.current?.querySelector<HTMLElement>('[data-save-and-add]');
      if (!form.current || !button || !isOnTop(form.current)) return;
      event.preventDefault();
      event.stopPropagation();
      button.click();
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keydown', onKeyDownFirst, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keydown', onKeyDownFirst, true);
    };
  }, [form, layout]);
}

function isOnTop(form: HTMLFormElement): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  const top = dialogs[dialogs.length - 1];
  return !top || top.contains(form);
}

function isLineOf(form: HTMLFormElement | null, target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement && target.form === form && !['submit', 'button', 'file'].includes(target.type)
  );
}
