import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import type { FilterValues } from './filters.ts';

/** Changes the filter of a list: `changeFilter((filter) => withKey(filter, 'q', 'Rahim'))`. */
type ChangeFilter = (change: (filter: FilterValues) => FilterValues) => void;

export const ChangeFilterContext = createContext<ChangeFilter | undefined>(undefined);

/** How the filter of the list around is changed. */
export function useChangeFilter(): ChangeFilter {
  const changeFilter = useContext(ChangeFilterContext);
  if (!changeFilter) throw new Error('A filter stands outside of its list');
  return changeFilter;
}

/** Has each change build on the one before it, also while the address and the list do not show that one yet. */
export function useFilterChanges(): ChangeFilter {
  const { filterValues, setFilters } = useListContext();
  const shown = JSON.stringify(filterValues);
  const lastShown = useRef(shown);
  // The filters that were asked for and are not shown yet, the newest last; as JSON, to tell them apart.
  const underWay = useRef<string[]>([]);
  useLayoutEffect(() => {
    const place = underWay.current.lastIndexOf(shown);
    // A filter from elsewhere (a saved view, the way back) counts alone.
    const isFromElsewhere = place < 0 && shown !== lastShown.current;
    underWay.current = isFromElsewhere ? [] : underWay.current.slice(place + 1);
    lastShown.current = shown;
  });
  return (change) => {
    const changed = change(JSON.parse(underWay.current.at(-1) ?? lastShown.current) as FilterValues);
    underWay.current.push(JSON.stringify(changed));
    setFilters(changed, undefined);
  };
}
