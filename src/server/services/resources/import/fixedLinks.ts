import { isEntered, type Resource } from '../../../../core/resource.ts';
import { parseValue } from '../../../../core/rules/parseValue.ts';
import type { Values } from '../../store.ts';
import type { LinkField } from './lookups.ts';

/** A reference that every line gets, with the records that it leads to. */
export interface FixedLink {
  readonly name: string;
  readonly field: LinkField;
  readonly ids: readonly number[];
}

/** The references among the values that no column gives. What is no reference at all is left to the rules, which say so. */
export function fixedLinksOf({ fields }: Resource, fixed: Values): FixedLink[] {
  return Object.entries(fields).flatMap(([name, field]): FixedLink[] => {
    if ((field.kind !== 'reference' && field.kind !== 'manyToMany') || !isEntered(field)) return [];
    const parsed = parseValue(field, fixed[name]);
    const ids = 'value' in parsed ? ([parsed.value ?? []].flat() as number[]) : [];
    return ids.length > 0 ? [{ name, field, ids }] : [];
  });
}

/** The values with those references in the form in which others compare with them. */
export function withIds(fixed: Values, links: readonly FixedLink[]): Values {
  return {
    ...fixed,
    ...Object.fromEntries(links.map(({ name, field, ids }) => [name, field.kind === 'reference' ? ids[0] : ids])),
  };
}
