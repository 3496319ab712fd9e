import { sql } from 'kysely';
import { childTable, type Resource } from '../../../../core/resource.ts';
import { joinColumns } from '../../../db/select.ts';
import { refuse, type Use } from '../../../errors.ts';
import type { Store } from '../../store.ts';
import { addProblems, type Write } from './write.ts';

/** A column that leads to records of a resource, and the one beside it that has the id of the record that is its owner. */
interface Pointer {
  readonly table: string;
  readonly column: string;
  readonly owner: string;
}

/** How many records of each resource refer to a record; empty when none do. */
export async function usesOf(store: Store, id: number): Promise<Use[]> {
  const uses: Use[] = [];
  for (const owner of store.registry.resources) {
    const pointers = pointersFrom(owner, store.resource);
    const count = pointers.length > 0 ? await countOwners(store, pointers, id) : 0;
    if (count > 0) uses.push({ resource: owner.name, count });
  }
  return uses;
}

// A record that refers to another more than once is one.
async function countOwners({ trx }: Store, pointers: readonly Pointer[], id: number): Promise<number> {
  const owners = pointers.map(
    ({ table, column, owner }) =>
      sql`select ${sql.ref(owner)} as owner from ${sql.table(table)} where ${sql.ref(column)} = ${id}`,
  );
  const counted = sql<{
    count: number;
  }>`select count(distinct owner) as count from (${sql.join(owners, sql` union all `)}) as owners`;
  const { rows } = await counted.execute(trx);
  return rows[0]?.count ?? 0;
}

function pointersFrom(owner: Resource, { name: target }: Resource): Pointer[] {
  return [
    ...(target === 'user' ? [{ table: owner.table, column: 'created_by', owner: 'id' }] : []),
    ...Object.entries(owner.fields).flatMap(([name, field]): Pointer[] => {
      if (field.kind === 'reference' && field.target === target)
        return [{ table: owner.table, column: name, owner: 'id' }];
      if (field.kind === 'manyToMany' && field.target === target) {
        const { own, other } = joinColumns(owner, field);
        return [{ table: field.through, column: other, owner: own }];
      }
      if (field.kind !== 'children') return [];
      return Object.entries(field.fields)
        .filter(([, inner]) => inner.kind === 'reference' && inner.target === target)
        .map(([inner]) => ({ table: childTable(owner, name), column: inner, owner: 'parent_id' }));
    }),
  ];
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
