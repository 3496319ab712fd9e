import type { ReferenceField } from '../../core/fields/field.ts';
import type { Registry } from '../../core/registry.ts';
import type { Resource } from '../../core/resource.ts';
import { parseAmount, toLatin } from '../../core/rules/parseAmount.ts';
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

/** What is searched in: a resource with the words that somebody typed. */
interface Search {
  readonly resource: Resource;
  readonly registry: Registry;
  readonly words: readonly string[];
}

/**
 * SQL that a row has every word in its searched fields, as `contains` says it of a text; of several words, also that it has the
 * phone number that they are together.
 */
export function searchCondition(search: Search, contains: (text: string) => string): string {
  const { words } = search;
  const all = words.map((word) => anyOf(spellingsOf(word, search).map(contains))).join(' and ');
  const number = words.length > 1 && searches('phone', search) ? phonePiece(words.join(' ')) : undefined;
  return number === undefined ? all : `((${all}) or ${contains(number)})`;
}

/** How a text that is searched for may be stored: as it is typed, with Latin digits, as a phone number, and as an amount. */
export function spellingsOf(typed: string, search: Omit<Search, 'words'>): readonly string[] {
  const latin = toLatin(typed);
  const number = searches('phone', search) ? phonePiece(latin) : undefined;
  const amounts = searches('money', search) ? amountsOf(latin) : [];
  return [...new Set([typed, latin, ...(number === undefined ? [] : [number]), ...amounts])];
}

/** Whether a field of a kind is among those that are looked through. */
function searches(kind: 'phone' | 'money', { resource, registry }: Omit<Search, 'words'>): boolean {
  const { search, searchThrough } = resource.list;
  const isOne = (of: Resource) => (name: string) => of.fields[name]?.kind === kind;
  return (
    search.some(isOne(resource)) ||
    Object.entries(searchThrough).some(([name, searched]) => {
      const target = registry.get((resource.fields[name] as ReferenceField).target);
      return searched.some(isOne(target));
    })
  );
}

/** An amount without what sets its thousands apart, a comma or a point: whose language it is in is not known here. */
function amountsOf(typed: string): string[] {
  return [',', '.'].flatMap((groupSign) => {
    const amount = parseAmount(typed, groupSign);
    return amount !== undefined && AMOUNT.test(amount) ? [amount] : [];
  });
}

const AMOUNT = /^-?\d+(\.\d{1,2})?$/;
const PHONE_SIGNS = /^[+\d\s().-]+$/;
/** The index finds pieces of so many characters. */
const LEAST_DIGITS = 3;

/**
 * The digits of a typed number, or of a part of one, that it is stored with: without what stands between them, and without what
 * is dialled before a number from within the country (0) or from another one (00).
 */
export function phonePiece(typed: string): string | undefined {
  const text = toLatin(typed);
  if (!PHONE_SIGNS.test(text)) return undefined;
  const digits = text.replace('(0)', '').replace(/\D/g, '');
  const dialled = digits.replace(/^00?/, '');
  // Zeros before one or two digits are part of a piece, such as the last four.
  const piece = dialled.length < LEAST_DIGITS ? digits : dialled;
  return piece.length < LEAST_DIGITS ? undefined : piece;
}

/** Whether one of some conditions holds. */
export function anyOf(conditions: readonly string[]): string {
  return conditions.length === 1 ? String(conditions[0]) : `(${conditions.join(' or ')})`;
}
