import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface DebouncedTextOptions {
  readonly value: string;
  readonly onSettle: (text: string) => void;
}

const PAUSE_MS = 500;

/** A text that counts after a pause in the typing, and at once when the input is left or Enter is pressed. */
export function useDebouncedText({ value, onSettle }: DebouncedTextOptions) {
  const [draft, setDraft] = useState<string>();
  const settled = useRef<string>(undefined);
  const settle = () => {
    if (draft === undefined || draft === (settled.current ?? value)) return;
    settled.current = draft;
    onSettle(draft);
  };
  // Nobody's typing is rewritten under their hands: the value takes the place of what was typed when they are done.
  const finish = () => {
    settle();
    settled.current = undefined;
    setDraft(undefined);
  };
  useEffect(() => {
    const timer = setTimeout(settle, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return {
    value: draft ?? value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setDraft(event.target.value),
    onBlur: finish,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') finish();
    },
  };
}
