import { useEffect, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import type { Translate } from '../../format/labels.ts';
import { type ReferenceOption, useReferenceOptions } from './useReferenceOptions.ts';
import { NEW_ID } from './creation.ts';

interface ReferenceSearchOptions {
  readonly target: string;
  /** What is offered at all. */
  readonly filter: Readonly<Record<string, unknown>> | undefined;
  /** Which of the records that are found are offered. */
  readonly isOffered?: ((record: RaRecord) => boolean) | undefined;
  /** Left out of what is offered. */
  readonly without?: readonly number[];
  /** Whether a record that is not found can be made. */
  readonly canCreate?: boolean;
  /** Whether what narrows the offer is not known yet. */
  readonly isHeld?: boolean;
  /** Called with what was typed and left, or confirmed before the search had answered. */
  readonly onTake: (option: ReferenceOption) => void;
}

/** The search for a record: what is typed, what that finds, and which of that Enter picks. */
export interface ReferenceSearch {
  readonly isOpen: boolean;
  /** Undefined while nobody types. */
  readonly typed: string | undefined;
  readonly options: readonly ReferenceOption[];
  readonly active: ReferenceOption | undefined;
  readonly isWaiting: boolean;
  /** Whether what is typed is chosen as soon as the search has answered. */
  readonly isTaking: boolean;
  /** Why what was typed could not be chosen. */
  readonly problem: string | undefined;
  /** Why there are no options. */
  readonly message: string | undefined;
  readonly open: () => void;
  /** Closes the list; what is typed stays. */
  readonly hide: () => void;
  /** Ends the search; what was typed is forgotten. */
  readonly close: () => void;
  readonly type: (text: string) => void;
  /** Begins the search afresh, and shows what it offers while the list is open. */
  readonly restart: () => void;
  readonly activate: (id: number | undefined) => void;
  /** Chooses what is highlighted or typed, now or when the search has answered. */
  readonly take: () => void;
  /** The same, and closes the list. */
  readonly leave: () => void;
}

interface SearchState {
  readonly isOpen: boolean;
  readonly typed?: string | undefined;
  readonly activeId?: number | undefined;
  readonly isTaking?: boolean;
  readonly problem?: string | undefined;
}

const EVERYTHING = {};
const NONE: readonly number[] = [];

export function useReferenceSearch({
  target,
  filter = EVERYTHING,
  isOffered,
  without = NONE,
  canCreate = false,
  isHeld = false,
  onTake,
}: ReferenceSearchOptions): ReferenceSearch {
  const translate = useTranslate();
  const [state, setState] = useState<SearchState>({ isOpen: false });
  const { isOpen, typed, activeId, isTaking = false, problem } = state;
  const found = useReferenceOptions({
    target,
    filter,
    isOffered,
    search: typed ?? '',
    isOpen,
    isUrgent: isTaking,
  });
  const isWaiting = found.isWaiting || isHeld;
  const offered = found.options.filter(({ id }) => !without.includes(id));
  const title = typed?.trim() ?? '';
  const same = offered.find((each) => isSameTitle(each.title, title));
  const isNew = title !== '' && !isWaiting && !same;
  const options = canCreate && isNew ? [...offered, newOption(translate, title)] : offered;
  const walkedTo = options.find(({ id }) => id === activeId);
  // Whoever has typed enough need not walk to it; but an answer to an earlier word is none.
  const begun = offered.find((each) => isSameTitle(each.title.slice(0, title.length), title));
  const fitting = title !== '' && !isWaiting ? (same ?? begun ?? offered[0]) : undefined;
  const nothing = found.options.length > 0 ? 'screens.picker.allChosen' : 'screens.picker.nothing';
  const reason = isWaiting ? 'screens.picker.searching' : (found.error?.message ?? nothing);

  const close = () => setState({ isOpen: false });

  const settle = () => {
    const option = walkedTo ?? fitting;
    if (option && option.id !== NEW_ID) {
      close();
      return onTake(option);
    }
    // What is chosen already needs no choosing.
    if (found.options.some((each) => isSameTitle(each.title, title))) return close();
    const text = found.error
      ? translate(found.error.message, { _: found.error.message })
      : translate('screens.picker.noMatch', { text: title });
    setState((before) => ({ ...before, isTaking: false, problem: text }));
  };

  const take = () => {
    if (title === '' && !walkedTo) return close();
    if (isWaiting) return setState((before) => ({ ...before, isTaking: true }));
    settle();
  };

  useEffect(() => {
    if (isTaking && !isWaiting) settle();
  });

  return {
    isOpen,
    typed,
    options,
    active: isOpen ? (walkedTo ?? fitting) : undefined,
    isWaiting,
    isTaking,
    problem,
    message: offered.length > 0 ? undefined : translate(reason, { _: reason }),
    open: () => setState((before) => ({ ...before, isOpen: true, activeId: undefined })),
    hide: () => setState((before) => ({ ...before, isOpen: false, activeId: undefined })),
    close,
    type: (text) => setState({ isOpen: true, typed: text }),
    restart: () => setState((before) => ({ isOpen: before.isOpen })),
    activate: (id) => setState((before) => ({ ...before, activeId: id })),
    take,
    leave: () => {
      take();
      setState((before) => ({ ...before, isOpen: false, activeId: undefined }));
    },
  };
}

function isSameTitle(a: string, b: string): boolean {
  return a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0;
}

function newOption(translate: Translate, typed: string): ReferenceOption {
  return { id: NEW_ID, title: translate('screens.picker.create', { name: typed }), subtitle: '' };
}
