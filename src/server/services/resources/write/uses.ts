import { sql } from 'kysely';
import { childTable, type Resource } from '../../../../core/resource.ts';
import { joinColumns } from '../../../db/select.ts';
import { refuse, type Use } from '../../../errors.ts';
import type { Store } from './store.ts';
import { addProblems, type Write } from './write.ts';

interface Pointer {
  readonly owner: Resource;
  readonly table: string;
  readonly column: string;
}

/** How many records of each resource refer to a record; empty when none do. */
export async function usesOf(store: Store, id: number): Promise<Use[]> {
  const counts = new Map<string, number>();
  for (const { owner, table, column } of pointersTo(store)) {
    const counted = store.trx.selectFrom(table).select(sql<number>`count(*)`.as('count')).where(column, '=', id);
    const { count } = await counted.executeTakeFirstOrThrow();
    if (count > 0) counts.set(owner.name, (counts.get(owner.name) ?? 0) + count);
  }
  return [...counts].map(([resource, count]) => ({ resource, count }));
}

function pointersTo({ resource, registry }: Store): Pointer[] {
  return registry.resources.flatMap((owner) => [
    ...(resource.name === 'user' ? [{ owner, table: owner.table, column: 'created_by' }] : []),
    ...Object.entries(owner.fields).flatMap(([name, field]): Pointer[] => {
      if (field.kind === 'reference' && field.target === resource.name)
        return [{ owner, table: owner.table, column: name }];
      if (field.kind === 'manyToMany' && field.target === resource.name) {
        return [{ owner, table: field.through, column: joinColumns(owner, field).other }];
      }
      if (field.kind !== 'children') return [];
      return Object.entries(field.fields)
        .filter(([, inner]) => inner.kind === 'reference' && inner.target === resource.name)
        .map(([inner]) => ({ owner, table: childTable(owner, name), column: inner }));
    }),
  ]);
}

/** Refuses to delete a record that others refer to, and says how many of each resource do. */
export async function checkUses({ store, drafts }: Write): Promise<void> {
  for (const { id } of drafts) {
    const uses = await usesOf(store, id as number);
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
    if (changed.length === 0 || (await usesOf(store, id)).length === 0) continue;
    addProblems(draft, Object.fromEntries(changed.map(([name]) => [name, [{ key: 'inUse' }]])));
  }
}
