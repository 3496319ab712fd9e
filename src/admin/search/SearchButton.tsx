import { Icon } from '../icons/Icon.tsx';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLazyDialog } from '../loading/useLazyDialog.ts';
import './searchButton.css';

const isApple = /Mac|iP/.test(navigator.platform);
const load = () => import('./SearchDialog.tsx').then((module) => module.SearchDialog);

/** Opens the search over everything, also by Ctrl+K; the search itself is fetched only then. */
export function SearchButton() {
  const translate = useTranslate();
  const { Dialog, ...dialog } = useLazyDialog(load);
  const cameFrom = useRef<Element | null>(null);
  // What is typed before the search can take it; undefined once it does.
  const typedAhead = useRef<string>(undefined);

  const open = async () => {
    cameFrom.current = document.activeElement;
    typedAhead.current = '';
    if (!(await dialog.open())) typedAhead.current = undefined;
  };
  const takeTypedAhead = () => {
    const typed = typedAhead.current ?? '';
    typedAhead.current = undefined;
    return typed;
  };
  const close = (hasChosen: boolean) => {
    dialog.close();
    typedAhead.current = undefined;
    const back = hasChosen ? document.getElementById('react-admin-title') : cameFrom.current;
    // A form that opens meanwhile has put the focus into its first field.
    requestAnimationFrame(() => {
      if (back instanceof HTMLElement && document.activeElement === document.body) back.focus({ preventScroll: true });
    });
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isShortcut(event)) {
      event.preventDefault();
      if (Dialog) close(false);
      else void open();
    } else if (typedAhead.current !== undefined && isText(event)) {
      event.preventDefault();
      typedAhead.current += event.key;
    }
  });
  // Not after the first picture: who sees the screen may press its keys.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={() => void open()}
        onPointerEnter={dialog.preload}
      >
        <Icon name="Search" size="small" />
        <span>{translate('shell.search.title')}</span>
        <kbd aria-hidden>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {Dialog && <Dialog onClose={close} takeTypedAhead={takeTypedAhead} />}
    </>
  );
}

// Keyboards of other scripts have no K: there it is the key in its place.
function isShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  return isK && (isApple ? metaKey : ctrlKey) && !altKey && !shiftKey;
}

function isText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
}
