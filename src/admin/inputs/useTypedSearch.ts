import { useEffect, useRef, useState } from 'react';
import { createPendingWrites } from './pendingWrites.ts';

const SEARCH_DELAY_MS = 300;

interface Search {
  /** What is searched by the address. */
  readonly asked: string;
  readonly onSearch: (words: string) => void;
  /** Whether it can be searched as it is typed by now: half a day cannot. */
  readonly isWhole?: (words: string) => boolean;
}

/** A search that follows the typing after a pause, and at once when `search` is called. */
export function useTypedSearch({ asked, onSearch, isWhole = () => true }: Search) {
  const [text, setText] = useState(asked);
  const sent = useRef(asked);
  const [pendingWrites] = useState(createPendingWrites);

  // What comes from elsewhere (a saved view, the way back) is shown; what was typed meanwhile is not overwritten.
  useEffect(() => {
    if (pendingWrites.isOwn(asked) || asked === sent.current) return;
    sent.current = asked;
    setText(asked);
  }, [asked, pendingWrites]);

  const send = (words: string) => {
    if (words === sent.current || !isWhole(words)) return;
    sent.current = words;
    pendingWrites.add(words);
    onSearch(words);
  };
  const search = () => send(text.trim());
  const clear = () => {
    setText('');
    send('');
  };

  useEffect(() => {
    const timer = setTimeout(search, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  });
  return { text, setText, search, clear };
}
