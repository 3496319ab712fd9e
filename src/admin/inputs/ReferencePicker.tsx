import { Autocomplete, OutlinedInput } from '@mui/material';
import { useState } from 'react';
import { useReference, useTranslate } from 'react-admin';
import { OptionRow } from './OptionRow.tsx';
import { optionOf, type ReferenceOption, useReferenceOptions } from './useReferenceOptions.ts';

export interface PickerProps {
  readonly id: string;
  readonly target: string;
  /** What is offered at all. */
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
  readonly onLeave?: () => void;
  readonly inputRef?: (element: HTMLElement | null) => void;
  readonly inputProps?: Readonly<Record<string, unknown>>;
  readonly placeholder?: string;
}

interface ReferencePickerProps extends PickerProps {
  readonly value: number | null;
  /** What is known of the chosen record without asking. */
  readonly known?: { readonly id: number; readonly name: string } | null | undefined;
  readonly onPick: (option: ReferenceOption | null) => void;
}

const EVERYTHING = {};

/** Chooses one record of a resource, searching on the server. */
export function ReferencePicker(props: ReferencePickerProps) {
  const { id, target, filter = EVERYTHING, value, known, onPick, onLeave, inputRef, inputProps, placeholder } = props;
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<ReferenceOption>();
  const { options, isWaiting, error, isSearchable } = useReferenceOptions({ target, filter, search, isOpen });
  const chosen = useChosen({ target, value, known, picked });

  return (
    <Autocomplete<ReferenceOption>
      id={id}
      size="small"
      fullWidth
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={chosen}
      onChange={(_, option) => {
        setPicked(option ?? undefined);
        onPick(option);
      }}
      onInputChange={(_, text, reason) => setSearch(reason === 'input' ? text : '')}
      options={options}
      filterOptions={isSearchable ? unchanged : undefined}
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
      slotProps={{ paper: { className: 'input-popup' } }}
      onBlur={onLeave}
      renderInput={({ InputProps, inputProps: own }) => (
        <OutlinedInput
          {...InputProps}
          fullWidth
          size="small"
          inputRef={inputRef}
          placeholder={placeholder ?? translate('screens.form.choose')}
          inputProps={{ ...own, ...inputProps }}
        />
      )}
    />
  );
}

// The chosen record is shown by what is known of it; only one that came from outside has to be asked for.
function useChosen(given: Pick<ReferencePickerProps, 'target' | 'value' | 'known'> & { picked: ReferenceOption | undefined }) {
  const { target, value, known, picked } = given;
  const isPicked = picked !== undefined && picked.id === value;
  const isKnown = known !== null && known !== undefined && Number(known.id) === value;
  const { referenceRecord } = useReference({
    reference: target,
    id: value ?? 0,
    options: { enabled: value !== null && !isPicked && !isKnown },
  });
  if (value === null) return null;
  if (isPicked) return picked;
  if (isKnown) return { id: value, title: known.name, subtitle: '' };
  return referenceRecord ? optionOf(target, referenceRecord) : { id: value, title: `#${value}`, subtitle: '' };
}

function unchanged(options: ReferenceOption[]): ReferenceOption[] {
  return options;
}
