import type { KeyboardEvent } from 'react';
import type { ReferenceOption } from './useReferenceOptions.ts';
import { stepFrom, stepOf } from './arrowKeys.ts';
import type { ReferenceSearch } from './useReferenceSearch.ts';

interface ComboboxKeysOptions {
  readonly id: string;
  readonly search: ReferenceSearch;
  readonly chosen: readonly number[];
  readonly onPick: (option: ReferenceOption) => void;
}

/** The keys of a combobox: the arrows open the list and walk through it, Enter picks, Escape closes and forgets what is typed. */
export function useComboboxKeys({ id, search, chosen, onPick }: ComboboxKeysOptions) {
  const { isOpen, typed, options, active, isWaiting, open, hide, close, activate, take } = search;

  const walk = (step: number) => {
    const from = active ? options.indexOf(active) : options.findIndex((option) => chosen.includes(option.id));
    const next = stepFrom(options, from, step);
    if (!next) return;
    activate(next.id);
    document.getElementById(`${id}-${next.id}`)?.scrollIntoView?.({ block: 'nearest' });
  };

  return (event: KeyboardEvent) => {
    // While a word is put together from several keys, these belong to that.
    if (event.nativeEvent.isComposing) return;
    const step = stepOf(event.key);
    if (step) {
      event.preventDefault();
      if (!isOpen) return open();
      return event.altKey ? hide() : walk(step);
    }
    if (!isOpen && typed === undefined) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active && !isWaiting) onPick(active);
      else if (typed) take();
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
}
