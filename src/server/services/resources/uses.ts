import { sql } from 'kysely';
import { childTable, type Resource } from '../../../core/resource.ts';
import { joinColumns } from '../../db/select.ts';
import type { Use } from '../../errors.ts';
import type { Store } from './store.ts';

interface Pointer {
  readonly owner: Resource;
  readonly table: string;
  readonly column: string;
}

/** Which records point at a record, counted by resource; empty when none do. */
export async function usesOf(store: Store, id: number): Promise<Use[]> {
  const counts = new Map<string, number>();
  for (const { owner, table, column } of pointersTo(store)) {
    const counted = store.trx.selectFrom(table).select(sql<number>`count(*)`.as('count')).where(column, '=', id);
    const { count } = await counted.executeTakeFirstOrThrow();
    if (Number(count) > 0) counts.set(owner.name, (counts.get(owner.name) ?? 0) + Number(count));
  }
  return [...counts].map(([resource, count]) => ({ resource, count }));
}

function pointersTo({ resource, registry }: Store): Pointer[] {
  return registry.resources.flatMap((owner) => [
    ...(resource.name === 'user' ? [{ owner, table: owner.table, column: 'created_by' }] : []),
    ...Object.entries(owner.fields).flatMap(([name, field]): Pointer[] => {
      if (field.kind === 'reference' && field.target === resource.name) return [{ owner, table: owner.table, column: name }];
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
