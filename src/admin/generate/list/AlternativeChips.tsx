import { Fragment } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { Chip } from './Chip.tsx';
import { useChangeFilter } from './filterChanges.ts';
import { FilterScope } from './FilterScope.tsx';
import { alternativesOf, type SetFilter, setFilters, withAlternatives } from './filters.ts';
import { useFilterText } from './useFilterText.ts';

/** The alternatives of a filter, each with all that it asks for. */
export function AlternativeChips({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const changeFilter = useChangeFilter();
  const { filterValues } = useListContext();
  const alternatives = alternativesOf(filterValues);
  // What all must meet stands before them.
  const isWithin = setFilters(resource, filterValues).length > 0 && alternatives.length > 1;
  const chips = alternatives.map((values, place) => (
    <Fragment key={JSON.stringify(values)}>
      {place > 0 && <span className="list-chips-label">{translate('screens.filter.or')}</span>}
      <Chip
        removeLabel={translate('screens.filter.removeAlternative', { number: place + 1 })}
        onRemove={() =>
          changeFilter((filter) =>
            withAlternatives(
              filter,
              alternativesOf(filter).filter((_, each) => each !== place),
            ),
          )
        }
      >
        <FilterScope values={values}>
          {setFilters(resource, values).map((filter, index) => (
            <Fragment key={filter.name}>
              {index > 0 && ' · '}
              <FilterText filter={filter} />
            </Fragment>
          ))}
        </FilterScope>
      </Chip>
    </Fragment>
  ));
  if (!isWithin) return chips;
  return (
    <>
      <span className="list-chips-label">{translate('screens.filter.and')} (</span>
      {chips}
      <span className="list-chips-label">)</span>
    </>
  );
}

function FilterText({ filter }: { readonly filter: SetFilter }) {
  const words = useWords();
  return (
    <>
      {words.label(filter.name)}: <bdi>{useFilterText(filter)}</bdi>
    </>
  );
}
