import { Button, IconButton } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { MAX_ALTERNATIVES } from '../../../core/limits.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useChangeFilter } from './filterChanges.ts';
import { FilterScope } from './FilterScope.tsx';
import { alternativesOf, type FilterValues, withAlternatives } from './filters.ts';

/** With fewer there is nothing to choose between. */
const LEAST = 2;

/** Groups of filters, of which what is found meets at least one. `children` are the inputs of one group. */
export function FilterAlternatives({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const changeFilter = useChangeFilter();
  const { filterValues } = useListContext();
  const { groups, keep } = useGroups(alternativesOf(filterValues));

  const change = (changed: readonly FilterValues[]) => {
    keep(changed);
    changeFilter((values) => withAlternatives(values, changed));
  };
  const remove = (place: number) => {
    const others = groups.filter((_, each) => each !== place);
    change(others.length < LEAST && others.every(isEmpty) ? [] : others);
  };
  const add = () => keep(groups.length === 0 ? Array.from({ length: LEAST }, () => ({})) : [...groups, {}]);

  return (
    <>
      {numbered(groups).map(({ values, number, place }) => (
        <fieldset key={number} className="list-filter-group">
          <legend>
            {translate('screens.filter.alternative', { number })}
            <IconButton
              size="small"
              aria-label={translate('screens.filter.removeAlternative', { number })}
              title={translate('screens.filter.removeAlternative', { number })}
              onClick={() => remove(place)}
            >
              <Icon name="Close" />
            </IconButton>
          </legend>
          <FilterScope
            values={values}
            onChange={(changed) => change(groups.map((group, each) => (each === place ? changed : group)))}
          >
            {children}
          </FilterScope>
        </fieldset>
      ))}
      {groups.length < MAX_ALTERNATIVES && (
        <div className="list-filter-more">
          <Button size="small" onClick={add}>
            {translate(groups.length === 0 ? 'screens.filter.alternatives' : 'screens.filter.addAlternative')}
          </Button>
          {groups.length > 0 && <span>{translate('screens.filter.alternativesText')}</span>}
        </div>
      )}
    </>
  );
}

/** A group has no name but its number, by which people know it too. */
function numbered(groups: readonly FilterValues[]) {
  return groups.map((values, place) => ({ values, place, number: place + 1 }));
}

/** The groups in sight: those of the filter, and those that are not filled in yet. A filter from elsewhere takes their place. */
function useGroups(set: readonly FilterValues[]) {
  const [groups, keep] = useState(set);
  const outside = JSON.stringify(set);
  const [seen, setSeen] = useState(outside);
  if (outside !== seen) {
    setSeen(outside);
    if (outside !== JSON.stringify(groups.filter((group) => !isEmpty(group)))) keep(set);
  }
  return { groups, keep };
}

function isEmpty(values: FilterValues): boolean {
  return Object.keys(values).length === 0;
}
