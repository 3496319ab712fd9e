import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { Combobox } from './Combobox.tsx';
import { NEW_ID, useCreation } from './creation.ts';
import { NewRecord } from './NewRecord.tsx';
import { type ReferenceSearch, useReferenceSearch } from './useReferenceSearch.ts';
import { useTypedChoice } from './useTypedChoice.ts';
import type { ReferenceOption } from './useReferenceOptions.ts';

export interface PickerProps {
  readonly id: string;
  readonly target: string;
  /** What is offered at all. */
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
  /** Which of the records that are found are offered; all of them where it is not said. */
  readonly isOffered?: ((record: RaRecord) => boolean) | undefined;
  /** Its path in a form's values: a save of the form waits for what is typed here. */
  readonly path?: string;
  /** Whether what narrows the offer is not known yet. */
  readonly isHeld?: boolean;
  readonly onLeave?: () => void;
  /** Told why what was typed could not be chosen, and when that is over. */
  readonly onProblem?: (problem: string | undefined) => void;
  readonly inputRef?: (element: HTMLElement | null) => void;
  readonly inputProps?: Readonly<Record<string, unknown>>;
  readonly placeholder?: string;
  /** Whether a missing record may be made from here. */
  readonly canCreate?: boolean;
  /** What begins a missing record in the place of a dialog, named as what was typed. */
  readonly onCreate?: ((typed: string) => void) | undefined;
}

interface PickerComboboxProps extends PickerProps {
  readonly chosen: readonly number[];
  /** Left out of what is offered. */
  readonly without?: readonly number[];
  /** What stands in the input while nobody searches. */
  readonly text: string;
  /** What is chosen, when there may be several. */
  readonly chips?: ReactNode;
  /** Chooses a record: what was typed and left, or has just been made. */
  readonly onTake: (option: ReferenceOption) => void;
  /** Called when an option of the list is picked. */
  readonly onPick: (option: ReferenceOption, search: ReferenceSearch) => void;
  readonly onClear: () => void;
  /** Called when Backspace is pressed where there is no text. */
  readonly onBackspace?: () => void;
}

/** What choosing one record and choosing several have in common: the search on the server, and the record that is missing. */
export function PickerCombobox({
  target,
  filter,
  isOffered,
  path,
  isHeld,
  onLeave,
  onProblem,
  inputRef,
  inputProps,
  placeholder,
  canCreate = false,
  onCreate,
  without,
  onTake,
  onPick,
  ...shown
}: PickerComboboxProps) {
  const translate = useTranslate();
  const creation = useCreation({ target, filter, isWanted: canCreate });
  const isCreatable = onCreate !== undefined || creation.isPossible;
  const search = useReferenceSearch({
    target,
    filter,
    isOffered,
    without,
    canCreate: isCreatable,
    isHeld,
    onTake,
  });
  useTypedChoice({ path, search, onProblem });
  const pick = (option: ReferenceOption) => {
    if (option.id !== NEW_ID) return onPick(option, search);
    const begin = onCreate ?? creation.begin;
    begin(search.typed ?? '');
    search.close();
  };
  // What is chosen stands there as chips, and says enough.
  const isEmpty = !shown.chips;
  return (
    <>
      <Combobox
        {...shown}
        search={search}
        placeholder={isEmpty ? (placeholder ?? translate('screens.form.choose')) : undefined}
        onPick={pick}
        onLeave={onLeave}
        inputRef={inputRef}
        inputProps={inputProps}
      />
      <NewRecord target={target} creation={creation} onMade={onTake} />
    </>
  );
}
