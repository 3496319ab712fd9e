import { useEffect, useRef, useState } from 'react';

const SEARCH_DELAY_MS = 300;

interface Search {
  /** What is searched by the address. */
  readonly asked: string;
  readonly onSearch: (words: string) => void;
}

/** A search that follows the typing after a pause, and at once when `search` is called. */
export function useTypedSearch({ asked, onSearch }: Search) {
  const [text, setText] = useState(asked);
  const sent = useRef(asked);

  // What comes from elsewhere (a saved view, the way back) is shown; what was typed meanwhile is not overwritten.
  useEffect(() => {
    if (asked === sent.current) return;
    sent.current = asked;
    setText(asked);
  }, [asked]);

  const send = (words: string) => {
    if (words === sent.current) return;
    sent.current = words;
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
