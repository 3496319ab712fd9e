import type { Condition } from './conditions.ts';
import { referredField } from './conditions.ts';
import type { AnyField, Fields } from './fields/field.ts';
import type { DateOptions, NumberOptions } from './fields/options.ts';
import { narrowingOf } from './narrowing.ts';

/** One field depends on another. */
interface Link {
  readonly from: string;
  readonly to: string;
  /** Where it is said: `amount.atLeast`. */
  readonly place: string;
  /** The other field is the one that says it. */
  readonly isSaidByOther?: true;
}

/** A dependency that leads back to its first field. */
export interface Circle {
  readonly place: string;
  readonly reason: string;
}

/** The words by which a field depends on another; most have none of them. */
const DEPENDING = [
  ...['visibleWhen', 'neededWhen', 'requiredWhen', 'negativeWhen', 'narrowedBy', 'sameAs'],
  ...['atLeast', 'atMost', 'notBefore', 'after'],
];

/** Dependencies of fields, by kind. Within one kind no field may depend on itself, not even through others. */
const CHAINS: readonly ((name: string, field: AnyField) => readonly Link[])[] = [
  shownLinks,
  orderLinks,
  narrowingLinks,
  sameLinks,
];

/** A field that depends on itself, at once or through others: such a field could never be filled in, or says nothing. */
export function findCircle(fields: Fields): Circle | undefined {
  const named = Object.entries(fields).filter(([, field]) => DEPENDING.some((word) => word in field));
  for (const linksOf of CHAINS) {
    const links = named.flatMap(([name, field]) => linksOf(name, field));
    for (const link of links) {
      const way = pathBack(link, links);
      if (way) return { place: link.place, reason: wordsOf(othersOf(link, way)) };
    }
  }
  const own = named.flatMap(([name, field]) => ownLinks(name, field)).find(({ from, to }) => from === to);
  return own && { place: own.place, reason: wordsOf([]) };
}

function shownLinks(name: string, { visibleWhen, neededWhen }: AnyField): Link[] {
  return [...conditionLinks(name, { visibleWhen }), ...conditionLinks(name, { neededWhen })];
}

// Two fields may each be required while the other is empty; only by itself nothing can be.
function ownLinks(name: string, field: AnyField): Link[] {
  const { requiredWhen } = field;
  const negativeWhen = 'negativeWhen' in field ? field.negativeWhen : undefined;
  return [...conditionLinks(name, { requiredWhen }), ...conditionLinks(name, { negativeWhen })];
}

function conditionLinks(name: string, said: Readonly<Record<string, Condition | undefined>>): Link[] {
  return Object.entries(said).flatMap(([word, condition = {}]) =>
    Object.keys(condition).map((other) => ({
      from: name,
      to: referredField(other)?.reference ?? other,
      place: `${name}.${word}`,
    })),
  );
}

/** From what is later or more to what is earlier or less. */
function orderLinks(name: string, field: AnyField): Link[] {
  const { atLeast, atMost, notBefore, after } = field as NumberOptions & DateOptions;
  const below = Object.entries({ atLeast, notBefore, after }).flatMap(([word, other]) =>
    other === undefined ? [] : [{ from: name, to: other, place: `${name}.${word}` }],
  );
  return atMost === undefined
    ? below
    : [...below, { from: atMost, to: name, place: `${name}.atMost`, isSaidByOther: true }];
}

function narrowingLinks(name: string, field: AnyField): Link[] {
  if (field.kind !== 'reference' && field.kind !== 'manyToMany') return [];
  return narrowingOf(field).pairs.map(([, here]) => ({ from: name, to: here, place: `${name}.narrowedBy` }));
}

function sameLinks(name: string, field: AnyField): Link[] {
  const same = 'sameAs' in field ? field.sameAs : undefined;
  return same === undefined ? [] : [{ from: name, to: same, place: `${name}.sameAs` }];
}

/** The fields between the end of a link and its beginning; undefined when nothing leads back. */
function pathBack({ from, to }: Link, links: readonly Link[]): readonly string[] | undefined {
  const ways = new Map<string, readonly string[]>([[to, []]]);
  for (const [name, way] of ways) {
    if (name === from) return way;
    for (const next of links) {
      if (next.from === name && !ways.has(next.to)) ways.set(next.to, [...way, name]);
    }
  }
  return undefined;
}

/** The fields of a circle beside the one that says the link. */
function othersOf({ from, to, isSaidByOther }: Link, way: readonly string[]): readonly string[] {
  return isSaidByOther ? [from, ...way].filter((name) => name !== to) : way;
}

function wordsOf(way: readonly string[]): string {
  if (way.length === 0) return 'a field cannot depend on itself';
  return `the field would depend on itself, through ${way.map((name) => `"${name}"`).join(', ')}`;
}
