import type { AnyField, FieldKind } from '../../../core/fields/field.ts';
import { isFilled } from '../../../core/conditions.ts';
import { ANY_OF, filterKey, readFilterKey } from '../../../core/filterKeys.ts';
import { isObject } from '../../../core/isObject.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import { formatValue, type ResourceWords } from '../../format/formatValue.ts';

export type FilterValues = Readonly<Record<string, unknown>>;

/** How a field is filtered: by one record, by one of its values, from–to, or by its text. */
export type FilterShape = 'reference' | 'option' | 'range' | 'text';

const RANGE_KINDS = new Set<FieldKind>(['integer', 'year', 'decimal', 'percent', 'money', 'date', 'time', 'dateTime']);

export function filterShape({ kind }: AnyField): FilterShape {
  if (kind === 'reference' || kind === 'manyToMany') return 'reference';
  if (kind === 'choice' || kind === 'status' || kind === 'boolean') return 'option';
  return RANGE_KINDS.has(kind) ? 'range' : 'text';
}

/** What can be chosen in a filter of options: its values and the names of their labels. */
export function filterOptions(field: AnyField): readonly { readonly value: string | number; readonly name: string }[] {
  if (field.kind === 'choice' || field.kind === 'status') return field.options;
  return [
    { value: 1, name: 'yes' },
    { value: 0, name: 'no' },
  ];
}

/** A filter that is set: the field it belongs to, where that is known, and the keys it has in the list's filter. */
export interface SetFilter {
  readonly name: string;
  readonly field: AnyField | undefined;
  readonly keys: readonly string[];
}

/** The filters that are set, the search and alternatives not among them: each field once, with both ends of its range. */
export function setFilters(resource: Resource, values: FilterValues): SetFilter[] {
  const keys = Object.keys(values).filter((key) => key !== 'q' && key !== ANY_OF && isGiven(values[key]));
  const names = [...new Set(keys.map((key) => fieldNameOf(resource, key)))];
  return names.map((name) => ({
    name,
    field: fieldOf(resource, name),
    keys: keys.filter((key) => fieldNameOf(resource, key) === name),
  }));
}

/** The alternatives of a filter: what is found meets at least one of them. */
export function alternativesOf({ [ANY_OF]: alternatives }: FilterValues): readonly FilterValues[] {
  return Array.isArray(alternatives) ? alternatives.filter(isObject) : [];
}

/** A filter with other alternatives; those that ask for nothing are left out. */
export function withAlternatives(values: FilterValues, alternatives: readonly FilterValues[]): FilterValues {
  const asking = alternatives.filter((each) => Object.keys(each).length > 0);
  return withKey(values, ANY_OF, asking);
}

/** How many filters are set. */
export function countFilters(resource: Resource, values: FilterValues): number {
  return setFilters(resource, values).length + alternativesOf(values).length;
}

/** The one state whose records are asked for; null where it is those of any, undefined where it is neither. */
export function chosenState(resource: Resource, values: FilterValues): string | number | null | undefined {
  const set = setFilters(resource, values).find(({ field }) => field?.kind === 'status');
  if (!set) return null;
  const [value, ...others] = [values[set.name]].flat();
  if (others.length > 0 || set.keys.length > 1 || set.field?.kind !== 'status') return undefined;
  return set.field.options.find((option) => String(option.value) === String(value))?.value;
}

/** A filter without the given keys. */
export function withoutKeys(values: FilterValues, keys: readonly string[]): FilterValues {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));
}

/** A filter with one key set; an empty value takes it out. */
export function withKey(values: FilterValues, key: string, value: unknown): FilterValues {
  return isFilled(value) ? { ...values, [key]: value } : withoutKeys(values, [key]);
}

export interface RangeText {
  readonly key: 'between' | 'from' | 'to';
  readonly from: string;
  readonly to: string;
}

/** The ends of a range as text, and whether it is open on a side. */
export function rangeText(
  filter: { name: string; field: AnyField },
  values: FilterValues,
  words: ResourceWords,
): RangeText {
  const end = (key: string) => formatValue({ ...filter, record: { [filter.name]: values[key] } }, words);
  const [from, to] = [filterKey(filter.name, 'from'), filterKey(filter.name, 'to')];
  const key = isFilled(values[from]) && isFilled(values[to]) ? 'between' : isFilled(values[from]) ? 'from' : 'to';
  return { key, from: end(from), to: end(to) };
}

// Null is a filter of its own: it asks for what is empty.
function isGiven(value: unknown): boolean {
  return value === null || isFilled(value);
}

function fieldNameOf(resource: Resource, key: string): string {
  return readFilterKey(key, (name) => fieldOf(resource, name) !== undefined).name;
}

/** What two filters have in common that ask for the same, in whichever order. */
export function filterText(filter: FilterValues): string {
  return JSON.stringify(Object.entries(filter).sort(([one], [other]) => one.localeCompare(other)));
}

export function isSameFilter(one: FilterValues, other: FilterValues): boolean {
  return filterText(one) === filterText(other);
}
