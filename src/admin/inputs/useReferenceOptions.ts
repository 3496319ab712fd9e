import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { registry } from '../../../schemas/index.ts';
import { fillTemplate } from '../../core/resource.ts';
import { useDebounced } from './useDebounced.ts';

/** A record as it is offered for choice. */
export interface ReferenceOption {
  readonly id: number;
  readonly title: string;
  /** Tells two records of one title apart. */
  readonly subtitle: string;
}

interface ReferenceQuestion {
  readonly target: string;
  /** What is offered at all. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly search: string;
  readonly isOpen: boolean;
}

const OFFERED = 25;
const SEARCH_DELAY_MS = 250;
const HALF_A_MINUTE = 30_000;

/** Asks the server for the records that fit, once the list is open. */
export function useReferenceOptions({ target, filter, search, isOpen }: ReferenceQuestion) {
  const resource = registry.get(target);
  const isSearchable = resource.list.search.length > 0;
  const q = useDebounced(search.trim(), SEARCH_DELAY_MS);
  // While one types, what was found before stays; to whoever opens the list it might belong to another question.
  const asked = isSearchable && q !== '';
  const answer = useGetList(
    target,
    {
      pagination: { page: 1, perPage: OFFERED },
      sort: resource.list.sort,
      filter: asked ? { ...filter, q } : filter,
    },
    { enabled: isOpen, staleTime: HALF_A_MINUTE, placeholderData: asked ? keepPreviousData : undefined, retry: false },
  );
  const options = (answer.data ?? []).map((record) => optionOf(target, record));
  return {
    options: isSearchable ? options : options.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase())),
    isWaiting: answer.isFetching || q !== search.trim(),
    error: answer.error,
  };
}

export function optionOf(target: string, record: RaRecord): ReferenceOption {
  const { title, subtitle } = registry.get(target);
  return {
    id: Number(record.id),
    title: fillTemplate(title, record) || `#${record.id}`,
    subtitle: subtitle ? fillTemplate(subtitle, record) : '',
  };
}
