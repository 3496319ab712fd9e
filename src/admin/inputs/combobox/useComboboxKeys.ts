import type { KeyboardEvent } from 'react';
import type { ReferenceOption } from '../useReferenceOptions.ts';
import { stepFrom, stepOf } from './arrowKeys.ts';
import type { ReferenceSearch } from './useReferenceSearch.ts';

interface ComboboxKeysQuestion {
  readonly id: string;
  readonly search: ReferenceSearch;
  readonly chosen: readonly number[];
  readonly onPick: (option: ReferenceOption) => void;
}

/** The keys of a combobox: the arrows open the list and walk through it, Enter picks, Escape closes. */
export function useComboboxKeys({ id, search, chosen, onPick }: ComboboxKeysQuestion) {
  const { isOpen, options, active, open, close, activate } = search;

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
      return event.altKey ? close() : walk(step);
    }
    if (!isOpen) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) onPick(active);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
}
