import { Button } from '@mui/material';
import { Suspense } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { lazyPage } from '../../loading/lazyPage.tsx';
import { useAccount } from '../../providers/ability.ts';
import { Chip } from './Chip.tsx';
import { useChangeFilter } from './filterChanges.ts';
import { AlternativeChipsPage } from './filterPages.ts';
import { alternativesOf, chosenState, type SetFilter, setFilters, withoutKeys, isSameFilter } from './filters.ts';
import { useFilterText } from './useFilterText.ts';

// Few lists open in a view that somebody has made everybody's.
const DefaultViewNote = lazyPage(() => import('./DefaultViewNote.tsx').then((module) => module.DefaultViewNote));

/** The filters that are set, in plain sight: nobody should take a filtered list for the whole one. */
export function FilterChips({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const changeFilter = useChangeFilter();
  const opensWith = useAccount().user?.default_views?.[resource.name]?.filter;
  // The tabs say which state it is.
  const isOnTab = chosenState(resource, filterValues) !== undefined;
  const filters = setFilters(resource, filterValues).filter(({ field }) => !(isOnTab && field?.kind === 'status'));
  const hasAlternatives = alternativesOf(filterValues).length > 0;
  if (filters.length === 0 && !hasAlternatives) return null;
  return (
    <section className="list-chips" aria-label={translate('screens.filter.set')}>
      <span className="list-chips-label">{translate('screens.filter.set')}</span>
      {filters.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          onRemove={() => changeFilter((values) => withoutKeys(values, filter.keys))}
        />
      ))}
      {hasAlternatives && (
        <Suspense fallback={null}>
          <AlternativeChipsPage resource={resource} />
        </Suspense>
      )}
      {opensWith && isSameFilter(opensWith, filterValues) && (
        <Suspense fallback={null}>
          <DefaultViewNote resource={resource} />
        </Suspense>
      )}
      <Button size="small" onClick={() => changeFilter(({ q }) => (q ? { q } : {}))}>
        {translate('screens.filter.clearAll')}
      </Button>
    </section>
  );
}

function FilterChip({ filter, onRemove }: { readonly filter: SetFilter; readonly onRemove: () => void }) {
  const translate = useTranslate();
  const label = useWords().label(filter.name);
  const text = useFilterText(filter);
  return (
    <Chip removeLabel={translate('screens.filter.remove', { label })} onRemove={onRemove}>
      {label}: <bdi>{text}</bdi>
    </Chip>
  );
}
