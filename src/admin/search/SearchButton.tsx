import Search from '@mui/icons-material/Search';
import { type ComponentType, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { loadChunk } from '../http/loadChunk.ts';
import { whileLoading } from '../routing/pageLoading.ts';
import './searchButton.css';

const isApple = /Mac|iP/.test(navigator.platform);
const load = () => loadChunk(() => import('./SearchDialog.tsx'));

/** Opens the search over everything, also by Ctrl+K; the search itself is fetched only then. */
export function SearchButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const [Dialog, setDialog] = useState<ComponentType<{ readonly onClose: (hasChosen: boolean) => void }>>();
  const cameFrom = useRef<Element | null>(null);

  const open = async () => {
    cameFrom.current = document.activeElement;
    try {
      const { SearchDialog } = await whileLoading(load());
      setDialog(() => SearchDialog);
    } catch {
      notify('shell.pageFailed.title', { type: 'error' });
    }
  };
  const close = (hasChosen: boolean) => {
    setDialog(undefined);
    const back = hasChosen ? document.getElementById('react-admin-title') : cameFrom.current;
    // A form that opens meanwhile has put the focus into its first field.
    requestAnimationFrame(() => {
      if (back instanceof HTMLElement && document.activeElement === document.body) back.focus({ preventScroll: true });
    });
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (Dialog) close(false);
    else void open();
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
        onPointerEnter={() => void load().catch(() => undefined)}
      >
        <Search fontSize="small" aria-hidden />
        <span>{translate('shell.search.title')}</span>
        <kbd aria-hidden>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {Dialog && <Dialog onClose={close} />}
    </>
  );
}

// Keyboards of other scripts have no K: there it is the key in its place.
function isShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  return isK && (isApple ? metaKey : ctrlKey) && !altKey && !shiftKey;
}
