import type { AnyField } from '../../../core/fields/field.ts';
import { ENTERED_BY, filterKey } from '../../../core/filterKeys.ts';
import { useListContext, useReference, useTranslate } from 'react-admin';
import { useWords } from '../../fields/useWords.ts';
import { titleOf } from '../../format/titleOf.ts';
import { useAccount } from '../../providers/ability.ts';
import { useRegistry } from '../../product/product.ts';
import { filterShape, rangeText, type SetFilter } from './filters.ts';
import { optionText } from './optionText.ts';

/** What a filter asks for, in words: the name of a record, an option, from – to. */
export function useFilterText({ name, field, keys }: SetFilter): string {
  const registry = useRegistry();
  const translate = useTranslate();
  const words = useWords();
  const { user } = useAccount();
  const { filterValues } = useListContext();
  const noneKey = filterKey(name, 'none');
  const isNone = keys.length === 1 && keys[0] === noneKey;
  const value: unknown = filterValues[isNone ? noneKey : name];
  const target = targetOf(name, field);
  const id = Number(value);
  const isOneself = target === 'user' && id === user?.id;
  const { referenceRecord } = useReference({
    reference: target ?? '',
    id,
    options: { enabled: target !== undefined && id > 0 && !isOneself, retry: false },
  });

  const plainText = (): string => {
    if (value === null) return translate('screens.filter.empty');
    if (Array.isArray(value)) return translate('screens.filter.several', { smart_count: value.length });
    if (isOneself) return translate('screens.filter.you');
    if (target) return referenceRecord ? titleOf(registry.get(target), referenceRecord, words.conventions) : `#${id}`;
    if (!field) return keys.map((key) => String(filterValues[key])).join(', ');
    if (filterShape(field) === 'option') return optionText({ field, name, value }, { words, translate });
    if (filterShape(field) !== 'range' || isNone || name in filterValues) return String(value);
    const { key, from, to } = rangeText({ name, field }, filterValues, words);
    return translate(`screens.filter.range.${key}`, { from, to });
  };
  return isNone ? translate('screens.filter.not', { value: plainText() }) : plainText();
}

function targetOf(name: string, field: AnyField | undefined): string | undefined {
  if (name === ENTERED_BY) return 'user';
  return field?.kind === 'reference' || field?.kind === 'manyToMany' ? field.target : undefined;
}
