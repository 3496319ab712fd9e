import { sql } from 'kysely';
import { holds, isFilled } from '../../../../core/conditions.ts';
import type { AnyField, ManyToManyField, ReferenceField } from '../../../../core/fields/field.ts';
import { type Narrowing, narrowingOf } from '../../../../core/narrowing.ts';
import { fieldOf, type Resource } from '../../../../core/resource.ts';
import { columnOf, fromColumn } from '../../../codec.ts';
import { idsStatement } from '../../../db/listSql.ts';
import { anyTable, type Row, type RowWithId } from '../../../db/tables.ts';
import { conditionFilters } from '../listQuery.ts';
import { readableIds } from '../rowRules.ts';
import { runIn } from './loadRecords.ts';
import type { Store, Values } from '../../store.ts';
import { addProblems, type Draft, isSwitchedOn, type Write } from './write.ts';

type LinkField = ReferenceField | ManyToManyField;

const NONE: ReadonlySet<unknown> = new Set();

/** A reference of one record, or of one of its child rows. */
interface Link {
  readonly draft: Draft;
  /** `student_id`, or `classes.0.class_id`. */
  readonly path: string;
  readonly ids: readonly number[];
  /** Ids that may stay although nobody could choose them now: those the record had, or takes over. */
  readonly allowed: ReadonlySet<unknown>;
  /** What the record refers to already, or takes over: nobody is told anything by it. */
  readonly visibleAnyway: ReadonlySet<unknown>;
  /** The values beside it, by which the offer is narrowed. */
  readonly holder: Values;
  /** Whether those values are the same as before the write. */
  readonly isNarrowedAsBefore: boolean;
}

/** Refuses references to records that do not exist, are out of the caller's sight, may not be chosen, or do not fit together. */
export async function checkReferences(write: Write): Promise<void> {
  const { store, drafts } = write;
  for (const [name, field] of Object.entries(store.resource.fields)) {
    if (isLink(field)) await checkLinks(write, field, ownLinks(store, drafts, name, field));
    if (field.kind !== 'children') continue;
    for (const [inner, each] of Object.entries(field.fields))
      if (isLink(each))
        await checkLinks(
          write,
          each,
          drafts.flatMap((draft) => rowLinks(draft, { name, inner })),
        );
  }
}

function isLink(field: AnyField): field is LinkField {
  return field.kind === 'reference' || field.kind === 'manyToMany';
}

function ownLinks(store: Store, drafts: readonly Draft[], name: string, field: LinkField): Link[] {
  const { pairs } = narrowingOf(field);
  return drafts.flatMap((draft): Link[] => {
    const { values, takenFrom } = draft;
    const becomesActive = isSwitchedOn(store.resource, draft);
    const before = becomesActive ? undefined : draft.before;
    const holder = draft.before ? { ...draft.before, ...values } : values;
    const isConcerned = becomesActive || name in values || pairs.some(([, here]) => here in values);
    const ids = idsIn(holder[name]);
    if (!isConcerned || ids.length === 0) return [];
    const allowed = before || takenFrom ? new Set([...idsIn(before?.[name]), ...idsIn(takenFrom?.[name])]) : NONE;
    const visibleAnyway = becomesActive ? new Set(idsIn(draft.before?.[name])) : allowed;
    const isNarrowedAsBefore = before !== undefined && pairs.every(([, here]) => holder[here] === before[here]);
    return [{ draft, path: name, ids, allowed, visibleAnyway, holder, isNarrowedAsBefore }];
  });
}

function rowLinks(draft: Draft, { name, inner }: { readonly name: string; readonly inner: string }): Link[] {
  const rows = (draft.values[name] ?? []) as readonly Values[];
  const before = (draft.before?.[name] ?? draft.takenFrom?.[name] ?? []) as readonly Values[];
  const allowed = new Set(before.flatMap((row) => idsIn(row[inner])));
  return rows.flatMap((row, index) => {
    const ids = idsIn(row[inner]);
    const path = `${name}.${index}.${inner}`;
    return ids.length > 0
      ? [{ draft, path, ids, allowed, visibleAnyway: allowed, holder: row, isNarrowedAsBefore: false }]
      : [];
  });
}

function idsIn(value: unknown): readonly number[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value as number];
}

async function checkLinks(write: Write, field: LinkField, links: readonly Link[]): Promise<void> {
  if (links.length === 0) return;
  const { store } = write;
  const found = await loadTargets(store, field, [...new Set(links.flatMap(({ ids }) => ids))]);
  const isFitting = await fittingTest({ store, field, found, links });
  const readable = await readableIdsAmong(write, field, [
    ...new Set(links.flatMap(({ ids, visibleAnyway }) => ids.filter((id) => found.has(id) && !visibleAnyway.has(id)))),
  ]);
  for (const link of links) {
    const { draft, path, ids, allowed, visibleAnyway, isNarrowedAsBefore } = link;
    const fits = ids.every((id) => {
      const target = found.get(id);
      const isOffered =
        target &&
        (visibleAnyway.has(id) || readable.has(id)) &&
        (holds(field.only, target) || (allowed.has(id) && mayStay(draft, field, target)));
      return isOffered && (isFitting(link, id) || (allowed.has(id) && isNarrowedAsBefore));
    });
    if (!fits) addProblems(draft, { [path]: [{ key: 'gone' }] });
  }
}

// What was deleted comes back to what is switched off, as others keep it, and to nothing that is of another kind by now.
function mayStay({ taken }: Draft, { only = {} }: LinkField, target: Values): boolean {
  const kind = Object.entries(only).filter(([name]) => name !== 'is_active');
  return taken === undefined || holds(Object.fromEntries(kind), target);
}

// What follows from an allowed write refers to what it has to, whoever made that write.
async function readableIdsAmong(
  { kind, store, caller }: Write,
  { target }: LinkField,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if ('permission' in kind.leavesOut) return new Set(ids);
  const resource = store.registry.get(target);
  return readableIds({ run: (statement) => runIn(store, statement), context: store.context, resource, caller, ids });
}

// Whether a found record agrees with the values that narrow the reference. An empty value narrows nothing.
async function fittingTest(options: {
  readonly store: Store;
  readonly field: LinkField;
  readonly found: ReadonlyMap<number, Values>;
  readonly links: readonly Link[];
}): Promise<(link: Link, id: number) => boolean> {
  const { store, field, found, links } = options;
  const { through, pairs } = narrowingOf(field);
  if (pairs.length === 0) return () => true;
  if (through === undefined)
    return ({ holder }, id) =>
      pairs.every(([there, here]) => !isFilled(holder[here]) || found.get(id)?.[there] === holder[here]);
  // Links with the same narrowing values share one query.
  const named = new Map<string, ReadonlySet<number>>();
  const left = new Map<Link, ReadonlySet<number>>();
  for (const link of links) {
    const values = narrowingValues(pairs, link.holder);
    if (Object.keys(values).length === 0) continue;
    const key = JSON.stringify(values);
    const ids = named.get(key) ?? (await namedIds(store, field, { id: [...found.keys()], [through]: values }));
    named.set(key, ids);
    left.set(link, ids);
  }
  return (link, id) => left.get(link)?.has(id) ?? true;
}

function narrowingValues(pairs: Narrowing['pairs'], holder: Values): Values {
  return Object.fromEntries(
    pairs.filter(([, here]) => isFilled(holder[here])).map(([there, here]) => [there, holder[here]]),
  );
}

async function namedIds(store: Store, field: LinkField, wanted: Values): Promise<ReadonlySet<number>> {
  const resource = store.registry.get(field.target);
  const filters = conditionFilters(wanted, { resource, registry: store.registry, unqueryable: new Set() });
  const rows = await runIn(store, idsStatement({ ...store, resource, filters, words: [], sort: resource.list.sort }));
  return new Set(rows.map(({ id }) => id));
}

async function loadTargets(
  { trx, registry }: Store,
  field: LinkField,
  ids: readonly number[],
): Promise<Map<number, Values>> {
  const target = registry.get(field.target);
  const { through, pairs } = narrowingOf(field);
  const compared = [...Object.keys(field.only ?? {}), ...(through === undefined ? pairs.map(([there]) => there) : [])];
  const columns = compared.map((name) => columnOf(name, fieldOf(target, name) as AnyField));
  // Until the commit they wait: whoever deletes, changes, switches or moves one of them locks its whole row (`lockRecord`).
  // A change that follows from another write does not wait (`lockReferred`): by that one may have become another after it
  // was checked. A lock that held that off too would have two writes that follow each other's references wait for each other.
  // The records that narrow a choice `through` themselves are not locked.
  const rows = await anyTable(trx)
    .selectFrom(target.table)
    .select(['id', ...columns])
    .$castTo<RowWithId>()
    .where(sql<boolean>`id = any(${ids})`)
    .forKeyShare()
    .execute();
  return new Map(rows.map((row) => [row.id, valuesOf(target, row)]));
}

function valuesOf(target: Resource, row: Row): Values {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const field = fieldOf(target, name);
      return [name, field ? fromColumn(field, value) : value];
    }),
  );
}
