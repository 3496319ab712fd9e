import type { AnyField } from '../../../core/fields/field.ts';
import { formatValue, type ResourceWords } from '../../format/formatValue.ts';
import type { Translate } from '../../format/labels.ts';

interface FilterOption {
  readonly field: AnyField;
  readonly name: string;
  readonly value: unknown;
}

/** How one value of a filter of options reads: "Approved", "Yes", "Inactive". */
export function optionText(
  { field, name, value }: FilterOption,
  { words, translate }: { words: ResourceWords; translate: Translate },
): string {
  if (name === 'is_active') return translate(Number(value) === 1 ? 'screens.active' : 'screens.inactive');
  return formatValue({ field, name, record: { [name]: value } }, words);
}
