import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Translate } from '../../fields/labels.ts';
import { type ReferenceOption, useReferenceOptions } from '../useReferenceOptions.ts';
import { NEW_ID } from './creation.ts';

interface ReferenceSearchQuestion {
  readonly target: string;
  /** What is offered at all. */
  readonly filter: Readonly<Record<string, unknown>> | undefined;
  /** Left out of what is offered. */
  readonly without?: readonly number[];
  /** Whether a record that is not found can be made. */
  readonly canCreate?: boolean;
}

/** The search for a record: what is typed, what that finds, and which of that Enter picks. */
export interface ReferenceSearch {
  readonly isOpen: boolean;
  /** Undefined while nobody types. */
  readonly typed: string | undefined;
  readonly options: readonly ReferenceOption[];
  readonly active: ReferenceOption | undefined;
  readonly isWaiting: boolean;
  /** Why there are no options. */
  readonly message: string | undefined;
  readonly open: () => void;
  /** Ends the search; what was typed is forgotten. */
  readonly close: () => void;
  readonly type: (text: string) => void;
  /** Begins the search afresh, and shows what it offers while the list is open. */
  readonly restart: () => void;
  readonly activate: (id: number | undefined) => void;
}

interface SearchState {
  readonly isOpen: boolean;
  readonly typed?: string;
  readonly activeId?: number | undefined;
}

const EVERYTHING = {};
const NONE: readonly number[] = [];

export function useReferenceSearch({ target, filter = EVERYTHING, without = NONE, canCreate = false }: ReferenceSearchQuestion): ReferenceSearch {
  const translate = useTranslate();
  const [{ isOpen, typed, activeId }, setState] = useState<SearchState>({ isOpen: false });
  const found = useReferenceOptions({ target, filter, search: typed ?? '', isOpen });
  const offered = found.options.filter(({ id }) => !without.includes(id));
  const title = typed?.trim() ?? '';
  const isNew = title !== '' && !found.isWaiting && !offered.some((each) => isSameTitle(each.title, title));
  const options = canCreate && isNew ? [...offered, newOption(translate, title)] : offered;
  // Whoever has typed enough need not walk to the first; but an answer to an earlier word is none.
  const first = typed && !found.isWaiting ? offered[0] : undefined;
  const nothing = found.options.length > 0 ? 'screens.picker.allChosen' : 'screens.picker.nothing';
  const reason = found.isWaiting ? 'screens.picker.searching' : (found.error?.message ?? nothing);
  return {
    isOpen,
    typed,
    options,
    active: isOpen ? (options.find(({ id }) => id === activeId) ?? first) : undefined,
    isWaiting: found.isWaiting,
    message: offered.length > 0 ? undefined : translate(reason, { _: reason }),
    open: () => setState({ isOpen: true }),
    close: () => setState({ isOpen: false }),
    type: (text) => setState({ isOpen: true, typed: text }),
    restart: () => setState((before) => ({ isOpen: before.isOpen })),
    activate: (id) => setState((before) => ({ ...before, activeId: id })),
  };
}

function isSameTitle(a: string, b: string): boolean {
  return a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0;
}

function newOption(translate: Translate, typed: string): ReferenceOption {
  return { id: NEW_ID, title: translate('screens.picker.create', { name: typed }), subtitle: '' };
}
