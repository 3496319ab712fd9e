import { sql } from 'kysely';
import { childTable, type Resource } from '../../../../core/resource.ts';
import type { Caller } from '../../../caller.ts';
import type { Statement } from '../../../db/listSql.ts';
import { joinColumns } from '../../../db/select.ts';
import { refuse, type Use } from '../../../errors.ts';
import { hiddenFields } from '../../../policies/hiddenFields.ts';
import { askerOf, mayRead } from '../../../policies/require.ts';
import { readableIds, seesAllRows } from '../rowRules.ts';
import { runIn } from './loadRecords.ts';
import type { Store } from '../../store.ts';
import { addProblems, type Write } from './write.ts';

/** A column that leads to records of a resource, and the one beside it that has the id of the record that is its owner. */
interface Pointer {
  readonly table: string;
  readonly column: string;
  readonly owner: string;
  /** The field of the owner in which it stands. */
  readonly field: string;
}

/** Whether any record refers to one. */
async function isUsed(store: Store, id: number): Promise<boolean> {
  for (const owner of store.registry.resources)
    if ((await countOwners(store, pointersFrom(owner, store.resource), id)) > 0) return true;
  return false;
}

/**
 * How many records of each resource refer to a record, as far as the caller may know it: of those that they may not read,
 * and of a field that is hidden from them, only that there is something. Empty where there is nothing.
 */
async function usesOf(store: Store, caller: Caller, id: number): Promise<Use[]> {
  const uses: Use[] = [];
  let isUsedUnseen = false;
  for (const owner of store.registry.resources) {
    const pointers = pointersFrom(owner, store.resource);
    const all = await countOwners(store, pointers, id);
    if (all === 0) continue;
    const count = await countTold(store, { caller, owner, pointers, id });
    if (count > 0) uses.push({ resource: owner.name, count });
    if (count < all) isUsedUnseen = true;
  }
  return isUsedUnseen ? [...uses, 'unseen'] : uses;
}

/** How many of the records that refer to one by some columns a caller may be told of. */
async function countTold(
  store: Store,
  options: {
    readonly caller: Caller;
    readonly owner: Resource;
    readonly pointers: readonly Pointer[];
    readonly id: number;
  },
): Promise<number> {
  const { owner: resource, pointers, id } = options;
  const caller = askerOf(options.caller);
  const hidden = hiddenFields(resource, caller);
  const shownPointers = pointers.filter(({ field }) => !hidden.has(field));
  if (shownPointers.length === 0 || !mayRead(caller, resource)) return 0;
  if (seesAllRows(resource, caller)) return countOwners(store, shownPointers, id);
  const { rows } = await sql<{ owner: number }>`select distinct owner from ${ownersBy(shownPointers, id)}`.execute(
    store.trx,
  );
  const run = <R>(statement: Statement<R>) => runIn(store, statement);
  const { context } = store;
  return (await readableIds({ run, resource, context, caller, ids: rows.map(({ owner }) => owner) })).size;
}

// A record that refers to another more than once is one.
async function countOwners({ trx }: Store, pointers: readonly Pointer[], id: number): Promise<number> {
  if (pointers.length === 0) return 0;
  const counted = sql<{ count: number }>`select count(distinct owner) as count from ${ownersBy(pointers, id)}`;
  const { rows } = await counted.execute(trx);
  return rows[0]?.count ?? 0;
}

function ownersBy(pointers: readonly Pointer[], id: number) {
  const owners = pointers.map(
    ({ table, column, owner }) =>
      sql`select ${sql.ref(owner)} as owner from ${sql.table(table)} where ${sql.ref(column)} = ${id}`,
  );
  return sql`(${sql.join(owners, sql` union all `)}) as owners`;
}

function pointersFrom(owner: Resource, { name: target }: Resource): Pointer[] {
  return [
    ...(target === 'user' ? [{ table: owner.table, column: 'created_by', owner: 'id', field: 'created_by' }] : []),
    ...Object.entries(owner.fields).flatMap(([name, field]): Pointer[] => {
      if (field.kind === 'reference' && field.target === target)
        return [{ table: owner.table, column: name, owner: 'id', field: name }];
      if (field.kind === 'manyToMany' && field.target === target) {
        const { own, other } = joinColumns(owner, field);
        return [{ table: field.through, column: other, owner: own, field: name }];
      }
      if (field.kind !== 'children') return [];
      return Object.entries(field.fields)
        .filter(([, inner]) => inner.kind === 'reference' && inner.target === target)
        .map(([inner]) => ({ table: childTable(owner, name), column: inner, owner: 'parent_id', field: name }));
    }),
  ];
}

/** Refuses to delete a record that others refer to, and says how many of each resource do, as far as the caller sees them. */
export async function checkUses({ store, caller, drafts }: Write): Promise<void> {
  for (const { id } of drafts) {
    const uses = await usesOf(store, caller, id as number);
    if (uses.length > 0) throw refuse.referenced(uses);
  }
}

/** Refuses to change a field that is `fixedWhileUsed` in a record that others refer to: an account's bank, say. */
export async function checkFixedWhileUsed({ store, drafts }: Write): Promise<void> {
  for (const draft of drafts) {
    const { id, before, values } = draft;
    if (id === undefined || !before) continue;
    const changed = Object.entries(store.resource.fields).filter(
      ([name, field]) => field.fixedWhileUsed && name in values && values[name] !== before[name],
    );
    if (changed.length === 0 || !(await isUsed(store, id))) continue;
    addProblems(draft, Object.fromEntries(changed.map(([name]) => [name, [{ key: 'inUse' }]])));
  }
}
