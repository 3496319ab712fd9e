import { Icon } from '../../icons/Icon.tsx';
import { Button } from '@mui/material';
import { useReference, useListContext, useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { titleOf } from '../../format/titleOf.ts';
import { useChangeFilter } from './filterChanges.ts';
import { chosenState, filterShape, rangeText, type SetFilter, setFilters, withoutKeys } from './filters.ts';
import { optionText } from './optionText.ts';
import { useRegistry } from '../../product/product.ts';

/** The filters that are set, in plain sight: nobody should take a filtered list for the whole one. */
export function FilterChips({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const changeFilter = useChangeFilter();
  // The tabs say which state it is.
  const isOnTab = chosenState(resource, filterValues) !== undefined;
  const filters = setFilters(resource, filterValues).filter(({ field }) => !(isOnTab && field?.kind === 'status'));
  if (filters.length === 0) return null;
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
      <Button size="small" onClick={() => changeFilter(({ q }) => (q ? { q } : {}))}>
        {translate('screens.filter.clearAll')}
      </Button>
    </section>
  );
}

function FilterChip({ filter, onRemove }: { readonly filter: SetFilter; readonly onRemove: () => void }) {
  const translate = useTranslate();
  const words = useWords();
  const label = words.label(filter.name);
  const text = useFilterText(filter);
  const remove = translate('screens.filter.remove', { label });
  return (
    <span className="list-chip">
      <span>
        {label}: <bdi>{text}</bdi>
      </span>
      <button type="button" aria-label={remove} title={remove} onClick={onRemove}>
        <Icon name="Close" />
      </button>
    </span>
  );
}

function useFilterText({ name, field, keys }: SetFilter): string {
  const registry = useRegistry();
  const translate = useTranslate();
  const words = useWords();
  const { filterValues } = useListContext();
  const value: unknown = filterValues[name];
  const target = field?.kind === 'reference' || field?.kind === 'manyToMany' ? field.target : undefined;
  const id = Number(value);
  const { referenceRecord } = useReference({
    reference: target ?? '',
    id,
    options: { enabled: target !== undefined && id > 0, retry: false },
  });
  if (!field) return keys.map((key) => String(filterValues[key])).join(', ');
  if (value === null) return translate('screens.filter.empty');
  if (Array.isArray(value)) return translate('screens.filter.several', { smart_count: value.length });
  if (target) return referenceRecord ? titleOf(registry.get(target), referenceRecord, words.conventions) : `#${id}`;
  if (filterShape(field) === 'option') return optionText({ field, name, value }, { words, translate });
  if (filterShape(field) !== 'range' || name in filterValues) return String(value);
  const { key, from, to } = rangeText({ name, field }, filterValues, words);
  return translate(`screens.filter.range.${key}`, { from, to });
}
