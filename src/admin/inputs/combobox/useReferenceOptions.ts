import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { MAX_SLICE } from '../../../core/limits.ts';
import { isSearchable, type Resource } from '../../../core/resource.ts';
import { fillTemplate } from '../../../core/titles.ts';
import { useConventions } from '../../fields/useConventions.ts';
import type { Conventions } from '../../format/conventions.ts';
import { subtitleOf, titleOf } from '../../format/titleOf.ts';
import { OFFERED } from '../../providers/reads.ts';
import { useDebounced } from './useDebounced.ts';
import { useProduct } from '../../product/product.ts';

/** A record as it is offered for choice. */
export interface ReferenceOption {
  readonly id: number;
  readonly title: string;
  /** Tells two records of one title apart. */
  readonly subtitle: string;
}

interface ReferenceQuery {
  readonly target: string;
  /** What is offered at all. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly isOffered?: ((record: RaRecord) => boolean) | undefined;
  readonly search: string;
  readonly isOpen: boolean;
  /** Whether somebody waits for the answer: then nothing more is typed. */
  readonly isUrgent: boolean;
}

const OFFERED_COUNT = 25;
const SEARCH_DELAY_MS = 250;
const HALF_A_MINUTE = 30_000;
/** A search that waits for the connection would wait unseen. */
const OFFLINE = new Error('login.offline');

/** Asks the server for the records that fit, once the list is open. */
export function useReferenceOptions({ target, filter, isOffered, search, isOpen, isUrgent }: ReferenceQuery) {
  const { registry, builtIn } = useProduct();
  const conventions = useConventions();
  const resource = registry.get(target);
  // The server knows what is built in by its stored name alone: here it is searched by the name that is shown as well.
  const hasShownNames = builtIn?.[target] !== undefined;
  const isSearched = isSearchable(resource) && !hasShownNames;
  const settled = useDebounced(search.trim(), SEARCH_DELAY_MS);
  const q = isUrgent ? search.trim() : settled;
  // While one types, what was found before stays; to whoever opens the list it might belong to another search.
  const isSearching = isSearched && q !== '';
  const answer = useGetList(
    target,
    {
      pagination: { page: 1, perPage: hasShownNames ? MAX_SLICE : OFFERED_COUNT },
      sort: resource.list.sort,
      filter: isSearching ? { ...filter, q } : filter,
      meta: OFFERED,
    },
    {
      enabled: isOpen || isUrgent,
      staleTime: HALF_A_MINUTE,
      placeholderData: isSearching ? keepPreviousData : undefined,
      retry: false,
    },
  );
  const records = (answer.data ?? []).filter((record) => isOffered?.(record) ?? true);
  const found = isSearched ? records : records.filter((record) => isCalled({ resource, record, conventions, q }));
  return {
    options: found.map((record) => optionOf(resource, record, conventions)),
    isWaiting: answer.isFetching || q !== search.trim(),
    error: answer.error ?? (answer.isPaused ? OFFLINE : null),
  };
}

/** Whether a record has words in its name, as it is shown or as it is stored. */
function isCalled(named: {
  readonly resource: Resource;
  readonly record: RaRecord;
  readonly conventions: Conventions;
  readonly q: string;
}): boolean {
  const { resource, record, conventions, q } = named;
  const names = [titleOf(resource, record, conventions), fillTemplate(resource.title, record)];
  return names.some((name) => name.toLowerCase().includes(q.toLowerCase()));
}

export function optionOf(resource: Resource, record: RaRecord, conventions: Conventions): ReferenceOption {
  return {
    id: Number(record.id),
    title: titleOf(resource, record, conventions),
    subtitle: subtitleOf(resource, record, conventions),
  };
}
