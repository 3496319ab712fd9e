import { useState } from 'react';
import { useReference, useTranslate } from 'react-admin';
import { Combobox } from './combobox/Combobox.tsx';
import { NEW_ID, useCreation } from './combobox/creation.ts';
import { NewRecord } from './combobox/NewRecord.tsx';
import { useReferenceSearch } from './combobox/useReferenceSearch.ts';
import { optionOf, type ReferenceOption } from './useReferenceOptions.ts';

export interface PickerProps {
  readonly id: string;
  readonly target: string;
  /** What is offered at all. */
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
  readonly onLeave?: () => void;
  readonly inputRef?: (element: HTMLElement | null) => void;
  readonly inputProps?: Readonly<Record<string, unknown>>;
  readonly placeholder?: string;
  /** Whether a missing record may be made from here. */
  readonly canCreate?: boolean;
}

interface ReferencePickerProps extends PickerProps {
  readonly value: number | null;
  /** What is known of the chosen record without asking. */
  readonly known?: { readonly id: number; readonly name: string } | null | undefined;
  readonly onPick: (option: ReferenceOption | null) => void;
}

/** Chooses one record of a resource, searching on the server. */
export function ReferencePicker(props: ReferencePickerProps) {
  const { id, target, filter, value, known, onPick, onLeave, inputRef, inputProps, placeholder, canCreate = false } = props;
  const translate = useTranslate();
  const [picked, setPicked] = useState<ReferenceOption>();
  const creation = useCreation({ target, filter, isWanted: canCreate });
  const search = useReferenceSearch({ target, filter, canCreate: creation.isPossible });
  const text = useChosenText({ target, value, known, picked });

  const pick = (option: ReferenceOption) => {
    setPicked(option);
    onPick(option);
  };
  return (
    <>
      <Combobox
        id={id}
        search={search}
        chosen={value === null ? [] : [value]}
        text={text}
        placeholder={placeholder ?? translate('screens.form.choose')}
        onPick={(option) => {
          if (option.id === NEW_ID) creation.begin(search.typed ?? '');
          else pick(option);
          search.close();
        }}
        onClear={() => onPick(null)}
        onLeave={onLeave}
        inputRef={inputRef}
        inputProps={inputProps}
      />
      <NewRecord target={target} creation={creation} onMade={pick} />
    </>
  );
}

// The chosen record is shown by what is known of it; only one that came from outside has to be asked for.
function useChosenText(given: Pick<ReferencePickerProps, 'target' | 'value' | 'known'> & { picked: ReferenceOption | undefined }): string {
  const { target, value, known, picked } = given;
  const isPicked = picked !== undefined && picked.id === value;
  const isKnown = known !== null && known !== undefined && Number(known.id) === value;
  const { referenceRecord } = useReference({
    reference: target,
    id: value ?? 0,
    options: { enabled: value !== null && !isPicked && !isKnown },
  });
  if (value === null) return '';
  if (isPicked) return picked.title;
  if (isKnown) return known.name;
  return referenceRecord ? optionOf(target, referenceRecord).title : `#${value}`;
}
