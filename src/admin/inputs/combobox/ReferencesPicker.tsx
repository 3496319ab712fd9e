import { useState } from 'react';
import { Chips } from './Chips.tsx';
import type { ReferenceSearch } from './useReferenceSearch.ts';
import { PickerCombobox, type PickerProps } from './PickerCombobox.tsx';
import type { ReferenceOption } from './useReferenceOptions.ts';

interface ReferencesPickerProps extends PickerProps {
  readonly value: readonly number[];
  readonly known: readonly { readonly id: number; readonly name: string }[];
  readonly onPick: (ids: readonly number[]) => void;
}

/** Chooses any number of records of a resource, searching on the server. */
export function ReferencesPicker({ value, known, onPick, ...picker }: ReferencesPickerProps) {
  const { id } = picker;
  const [picked, setPicked] = useState<readonly ReferenceOption[]>([]);
  const titles = new Map([
    ...known.map((each) => [each.id, each.name] as const),
    ...picked.map((each) => [each.id, each.title] as const),
  ]);
  const chips = value.map((each) => ({ id: each, title: titles.get(each) ?? `#${each}` }));

  const add = (option: ReferenceOption) => {
    setPicked((before) => [...before, option]);
    onPick([...value, option.id]);
  };
  const pick = (option: ReferenceOption, search: ReferenceSearch) => {
    const next = search.options[search.options.indexOf(option) + 1];
    add(option);
    search.restart();
    // Several in a row are picked by Enter and Enter.
    if (search.typed === undefined) search.activate(next?.id);
  };
  const remove = (removed: number) => {
    onPick(value.filter((each) => each !== removed));
    document.getElementById(id)?.focus();
  };

  return (
    <PickerCombobox
      {...picker}
      chosen={value}
      without={value}
      text=""
      chips={value.length > 0 && <Chips label={`${id}-label`} chips={chips} onRemove={remove} />}
      onTake={add}
      onPick={pick}
      onClear={() => onPick([])}
      onBackspace={() => onPick(value.slice(0, -1))}
    />
  );
}
