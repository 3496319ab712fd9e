import { useEffect } from 'react';
import { useListContext, useStoreContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { isObject } from '../../../core/isObject.ts';
import type { ViewKind } from '../../../core/listViews.ts';
import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';
import { listKey } from '../../providers/firstRows.ts';
import { type FilterValues, withoutKeys } from '../list/filters.ts';
import { isMonth } from './monthGrid.ts';

/** What an address says of a view besides its kind: it counts for this visit, and is not how somebody left the list. */
const PASSING = ['of', 'month'] as const;

interface Change {
  /** The list itself where it is none. */
  readonly view?: ViewKind | 'list';
  readonly of?: AnyRecord;
  readonly month?: string;
  /** Filters of the list that give way. */
  readonly without?: readonly string[];
}

/** Whose week and which month the address says, and how it comes to say something else. React-admin keeps `view` with the filters. */
export function useViewAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { filterValues } = useListContext();
  const query = new URLSearchParams(search);
  const month = query.get('month');
  const change = ({ view, of, month: other, without = [] }: Change) => {
    // The way back leads to what was seen before, and not to what is remembered of the list.
    if (!query.has('view')) navigate({ search: `?${withFilter(query, filterValues, 'list')}` }, { replace: true });
    const next = withFilter(query, withoutKeys(filterValues, without), view ?? query.get('view') ?? 'list');
    // From the list and back it is the same week and the same month; another view asks anew.
    const isOther = view !== undefined && view !== 'list' && (query.get('view') ?? 'list') !== 'list';
    if (isOther) for (const name of PASSING) next.delete(name);
    if (of) next.set('of', JSON.stringify(of));
    if (other) next.set('month', other);
    navigate({ search: `?${next}` });
  };
  return { of: readOwner(query.get('of')), month: isMonth(month) ? month : undefined, change };
}

/** Takes out of what is remembered of a list what counts for this visit alone. */
export function usePassingAddress(resource: Resource): void {
  const store = useStoreContext();
  const { search } = useLocation();
  const key = listKey(resource);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is remembered anew with every address.
  useEffect(() => {
    const forget = () => {
      const kept: Record<string, unknown> = store.getItem(key) ?? {};
      if (!PASSING.some((name) => name in kept)) return;
      store.setItem(key, Object.fromEntries(Object.entries(kept).filter(([name]) => !isPassing(name))));
    };
    // React-admin remembers the address behind the effects of what stands in the list.
    const timer = setTimeout(forget);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [store, key, search]);
}

// An address without a filter says nothing of the list that react-admin would remember.
function withFilter(query: URLSearchParams, filter: FilterValues, view: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('filter', JSON.stringify(filter));
  next.set('view', view);
  return next;
}

function readOwner(text: string | null): AnyRecord | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isPassing(name: string): boolean {
  return (PASSING as readonly string[]).includes(name);
}
