import type { ReferenceField } from '../../core/fields/field.ts';
import type { Registry } from '../../core/registry.ts';
import type { Resource } from '../../core/resource.ts';
import { toLatin } from '../../core/rules/parseAmount.ts';
import { SEARCH_COLUMN, searchedText } from './modelColumns.ts';
import { quote } from './select.ts';

/** Whether a row `t` has what is like the pattern in its searched fields, or in those that it is searched through. */
export function wordCondition(
  { resource, registry }: { readonly resource: Resource; readonly registry: Registry },
  pattern: string,
): string {
  const { search, searchThrough } = resource.list;
  const own = search.length > 0 ? [`t.${SEARCH_COLUMN} like ${pattern}`] : [];
  const others = Object.entries(searchThrough).map(([name, searched]) => {
    const target = registry.get((resource.fields[name] as ReferenceField).target);
    // The first condition has the index; the second leaves out what is found by the other fields of that table.
    return `t.${quote(name)} in (select x.id from ${quote(target.table)} x where x.${SEARCH_COLUMN} like ${pattern}
      and ${searchedText(target, searched, 'x')} collate "C" like ${pattern})`;
  });
  return anyOf([...own, ...others]);
}

/** How a text that is searched for may be stored: as it is typed, and with Latin digits, as numbers are. */
export function spellingsOf(typed: string): readonly string[] {
  return [...new Set([typed, toLatin(typed)])];
}

/** Whether one of some conditions holds. */
export function anyOf(conditions: readonly string[]): string {
  return conditions.length === 1 ? String(conditions[0]) : `(${conditions.join(' or ')})`;
}
