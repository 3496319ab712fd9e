import { useState } from 'react';
import type { FieldInputState } from './useFieldInput.ts';

interface DraftOptions {
  readonly input: FieldInputState;
  /** What is typed, as the form keeps it. */
  readonly parse: (typed: string) => unknown;
  /** What the form keeps, as it is shown while nobody types. */
  readonly show: (value: unknown) => string;
}

/** Lets a value be typed freely: what is typed stays as it is until the field is left, and is then shown in its proper form. */
export function useDraft({ input, parse, show }: DraftOptions) {
  const [draft, setDraft] = useState<string>();
  return {
    value: draft ?? show(input.value),
    onFocus: () => setDraft(plain(input.value)),
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setDraft(event.target.value);
      input.change(parse(event.target.value));
    },
    onBlur: () => {
      setDraft(undefined);
      input.leave();
    },
  };
}

function plain(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
