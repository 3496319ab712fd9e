import { type RefObject, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isTyping } from '../shared/isTyping.ts';
import { backTo } from '../shared/wayBack.ts';

interface ListKeysOptions {
  readonly search: RefObject<HTMLInputElement | null>;
  /** Where Alt+N leads; nowhere for whoever may not make a record. */
  readonly createAddress: string | undefined;
}

/** Slash goes to the search, Alt+N to the form for a new record. */
export function useListKeys({ search, createAddress }: ListKeysOptions): void {
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const here = pathname + query;
  // Not after the first picture: who sees the screen may press its keys.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      if (event.key === '/' && !isTyping(event.target) && search.current) {
        event.preventDefault();
        search.current.focus();
        search.current.select();
      }
      // The letter itself may be another one with Alt held down.
      if (event.altKey && !event.ctrlKey && !event.metaKey && event.code === 'KeyN' && createAddress) {
        event.preventDefault();
        navigate(createAddress, { state: backTo(here) });
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [search, createAddress, here, navigate]);
}
