import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldInputState } from './field/useFieldInput.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface DraftOptions {
  readonly input: FieldInputState;
  /** What is typed, as the form keeps it. */
  readonly parse: (typed: string) => unknown;
  /** What the form keeps, as it is shown while nobody types. */
  readonly show: (value: unknown) => string;
  /** The same as it is typed on. */
  readonly edit: (value: unknown) => string;
}

/** Lets a value be typed freely: what is typed stays as it is until the field is left, and is then shown in its proper form. */
export function useDraft({ input, parse, show, edit }: DraftOptions) {
  const [draft, setDraft] = useState<string>();
  // Whoever comes by the Tab key has the whole text selected, to type over it. The browser drops that when the text changes.
  const toSelect = useRef<Field>(undefined);
  const isPointed = useRef(false);
  useLayoutEffect(() => {
    toSelect.current?.select();
    toSelect.current = undefined;
  });
  return {
    value: draft ?? show(input.value),
    // A click says where to type, also in a field that was left with all of it selected.
    onMouseDown: () => {
      isPointed.current = true;
    },
    onFocus: ({ target }: FocusEvent<Field>) => {
      if (!isPointed.current && isAllSelected(target)) toSelect.current = target;
      setDraft(edit(input.value));
    },
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setDraft(event.target.value);
      input.change(parse(event.target.value));
    },
    onBlur: () => {
      isPointed.current = false;
      setDraft(undefined);
      input.leave();
    },
  };
}

function isAllSelected({ value, selectionStart, selectionEnd }: Field): boolean {
  return value !== '' && selectionStart === 0 && selectionEnd === value.length;
}
