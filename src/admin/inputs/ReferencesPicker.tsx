import { Autocomplete, OutlinedInput } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { OptionRow } from './OptionRow.tsx';
import type { PickerProps } from './ReferencePicker.tsx';
import { type ReferenceOption, useReferenceOptions } from './useReferenceOptions.ts';

interface ReferencesPickerProps extends PickerProps {
  readonly value: readonly number[];
  readonly known: readonly { readonly id: number; readonly name: string }[];
  readonly onPick: (options: readonly ReferenceOption[]) => void;
}

const EVERYTHING = {};

/** Chooses any number of records of a resource, searching on the server. */
export function ReferencesPicker(props: ReferencesPickerProps) {
  const { id, target, filter = EVERYTHING, value, known, onPick, onLeave, inputRef, inputProps, placeholder } = props;
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<readonly ReferenceOption[]>([]);
  const { options, isWaiting, error, isSearchable } = useReferenceOptions({ target, filter, search, isOpen });
  const titles = new Map([...known.map(({ id: key, name }) => [Number(key), name] as const), ...picked.map((each) => [each.id, each.title] as const)]);
  const chosen = value.map((each) => ({ id: each, title: titles.get(each) ?? `#${each}`, subtitle: '' }));

  return (
    <Autocomplete<ReferenceOption, true>
      id={id}
      size="small"
      fullWidth
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={chosen}
      onChange={(_, all) => {
        setPicked((before) => [...before, ...all]);
        onPick(all);
      }}
      inputValue={search}
      onInputChange={(_, text, reason) => setSearch(reason === 'input' ? text : '')}
      options={options}
      filterOptions={isSearchable ? withoutChosen(value) : undefined}
      getOptionLabel={({ title }) => title}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      renderOption={({ key, ...row }, option) => <OptionRow key={key} {...row} option={option} />}
      loading={isWaiting}
      loadingText={translate('screens.picker.searching')}
      noOptionsText={translate(error?.message ?? 'screens.picker.nothing', { _: error?.message })}
      openText={translate('screens.picker.open')}
      closeText={translate('screens.picker.close')}
      clearText={translate('screens.picker.clear')}
      slotProps={{ chip: { size: 'small' }, paper: { className: 'input-popup' } }}
      onBlur={onLeave}
      renderInput={({ InputProps, inputProps: own }) => (
        <OutlinedInput
          {...InputProps}
          fullWidth
          size="small"
          inputRef={inputRef}
          placeholder={chosen.length === 0 ? (placeholder ?? translate('screens.form.choose')) : undefined}
          inputProps={{ ...own, ...inputProps }}
        />
      )}
    />
  );
}

function withoutChosen(chosen: readonly number[]) {
  return (options: ReferenceOption[]) => options.filter(({ id }) => !chosen.includes(id));
}
