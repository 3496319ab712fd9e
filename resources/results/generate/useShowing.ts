import { useEffect, useRef, useState } from 'react';

/** Shows the list of what is owed, and puts the focus there. */
export function useShowing(open: () => void) {
  const list = useRef<HTMLTableElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    // A long list would be focused somewhere in its middle.
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, [asked]);
  const showOwed = () => {
    open();
    setAsked((times) => times + 1);
  };
  return { list, showOwed };
}
