import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Chips } from './combobox/Chips.tsx';
import { Combobox } from './combobox/Combobox.tsx';
import { NEW_ID, useCreation } from './combobox/creation.ts';
import { NewRecord } from './combobox/NewRecord.tsx';
import { useReferenceSearch } from './combobox/useReferenceSearch.ts';
import type { PickerProps } from './ReferencePicker.tsx';
import type { ReferenceOption } from './useReferenceOptions.ts';

interface ReferencesPickerProps extends PickerProps {
  readonly value: readonly number[];
  readonly known: readonly { readonly id: number; readonly name: string }[];
  readonly onPick: (ids: readonly number[]) => void;
}

/** Chooses any number of records of a resource, searching on the server. */
export function ReferencesPicker(props: ReferencesPickerProps) {
  const { id, target, filter, value, known, onPick, onLeave, inputRef, inputProps, placeholder, canCreate = false } = props;
  const translate = useTranslate();
  const [picked, setPicked] = useState<readonly ReferenceOption[]>([]);
  const creation = useCreation({ target, filter, isWanted: canCreate });
  const search = useReferenceSearch({ target, filter, without: value, canCreate: creation.isPossible });
  const titles = new Map([...known.map((each) => [each.id, each.name] as const), ...picked.map((each) => [each.id, each.title] as const)]);
  const chips = value.map((each) => ({ id: each, title: titles.get(each) ?? `#${each}` }));

  const add = (option: ReferenceOption) => {
    setPicked((before) => [...before, option]);
    onPick([...value, option.id]);
  };
  const pick = (option: ReferenceOption) => {
    if (option.id === NEW_ID) {
      creation.begin(search.typed ?? '');
      return search.close();
    }
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
    <>
      <Combobox
        id={id}
        search={search}
        chosen={value}
        text=""
        placeholder={value.length === 0 ? (placeholder ?? translate('screens.form.choose')) : undefined}
        chips={value.length > 0 && <Chips label={`${id}-label`} chips={chips} onRemove={remove} />}
        onPick={pick}
        onClear={() => onPick([])}
        onBackspace={() => onPick(value.slice(0, -1))}
        onLeave={onLeave}
        inputRef={inputRef}
        inputProps={inputProps}
      />
      <NewRecord target={target} creation={creation} onMade={add} />
    </>
  );
}
