import { useState } from 'react';
import { useReference } from 'react-admin';
import { useConventions } from '../../fields/useConventions.ts';
import { titleOf } from '../../format/titleOf.ts';
import { useRegistry } from '../../product/product.ts';
import { PickerCombobox, type PickerProps } from './PickerCombobox.tsx';
import type { ReferenceOption } from './useReferenceOptions.ts';

export interface ReferencePickerProps extends PickerProps {
  readonly value: number | null;
  /** What is known of the chosen record without asking. */
  readonly known?: { readonly id: number; readonly name: string } | null | undefined;
  /** Left out of what is offered. */
  readonly without?: readonly number[];
  readonly onPick: (option: ReferenceOption | null) => void;
}

/** Chooses one record of a resource, searching on the server. */
export function ReferencePicker({ value, known, onPick, ...picker }: ReferencePickerProps) {
  const [picked, setPicked] = useState<ReferenceOption>();
  const text = useChosenText({ target: picker.target, value, known, picked });
  const take = (option: ReferenceOption) => {
    setPicked(option);
    onPick(option);
  };
  return (
    <PickerCombobox
      {...picker}
      chosen={value === null ? [] : [value]}
      text={text}
      onTake={take}
      onPick={(option, search) => {
        take(option);
        search.close();
      }}
      onClear={() => onPick(null)}
    />
  );
}

// The chosen record is shown by what is known of it; only one that came from outside has to be asked for.
function useChosenText(
  given: Pick<ReferencePickerProps, 'target' | 'value' | 'known'> & { picked: ReferenceOption | undefined },
): string {
  const { target, value, known, picked } = given;
  const isPicked = picked !== undefined && picked.id === value;
  const isKnown = known !== null && known !== undefined && Number(known.id) === value;
  const registry = useRegistry();
  const conventions = useConventions();
  const { referenceRecord } = useReference({
    reference: target,
    id: value ?? 0,
    options: { enabled: value !== null && !isPicked && !isKnown },
  });
  if (value === null) return '';
  if (isPicked) return picked.title;
  if (isKnown) return conventions.shownName?.(target, known.id, known.name) ?? known.name;
  return referenceRecord ? titleOf(registry.get(target), referenceRecord, conventions) : `#${value}`;
}
