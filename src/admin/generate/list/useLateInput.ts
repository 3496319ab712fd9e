import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

interface LateInputOptions {
  readonly value: string;
  readonly onSettle: (text: string) => void;
}

/** A text that counts when it is finished: when the input is left, or Enter is pressed. */
export function useLateInput({ value, onSettle }: LateInputOptions) {
  const [draft, setDraft] = useState<string>();
  const settle = () => {
    if (draft !== undefined && draft !== value) onSettle(draft);
    setDraft(undefined);
  };
  return {
    value: draft ?? value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setDraft(event.target.value),
    onBlur: settle,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') settle();
    },
  };
}
