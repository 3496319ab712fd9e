import type { AnyField } from '../../../core/fields/field.ts';
import type { Problem } from '../../../core/rules/problem.ts';
import type { Problems } from '../../../core/rules/readInput.ts';
import { holds } from '../../../core/conditions.ts';
import { columnOf, fromColumn } from '../../codec.ts';
import type { Row } from '../../db/tables.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import type { Store, Values } from './store.ts';

type ReferenceField = Extract<AnyField, { kind: 'reference' | 'manyToMany' }>;

/** What is wrong with the references of an input: records that do not exist, are switched off, or do not fit together. */
export async function referenceProblems(given: {
  readonly store: Store;
  readonly values: Values;
  readonly existing?: Values;
}): Promise<Problems> {
  const { store, values, existing } = given;
  const problems: Record<string, Problem[]> = {};
  for (const [name, field] of Object.entries(store.resource.fields)) {
    if (field.kind !== 'reference' && field.kind !== 'manyToMany') continue;
    const merged = { ...existing, ...values };
    const ids = [merged[name] ?? []].flat() as number[];
    if (ids.length === 0 || !concerns(name, field, values)) continue;
    const kept = new Set([existing?.[name] ?? []].flat() as number[]);
    const found = await loadTargets(store, field, ids);
    const fits = ids.every((id) => {
      const target = found.get(id);
      // What a record already has may have been switched off since.
      return target && (kept.has(id) || holds(field.only, target)) && isNarrowed(field, target, merged);
    });
    if (!fits) problems[name] = [{ key: 'gone' }];
  }
  return problems;
}

function concerns(name: string, field: ReferenceField, values: Values): boolean {
  return name in values || Object.values(field.narrowedBy ?? {}).some((other) => other in values);
}

function isNarrowed(field: ReferenceField, target: Values, merged: Values): boolean {
  return Object.entries(field.narrowedBy ?? {}).every(([theirs, mine]) => {
    return merged[mine] === null || merged[mine] === undefined || target[theirs] === merged[mine];
  });
}

async function loadTargets({ trx, registry }: Store, field: ReferenceField, ids: readonly number[]): Promise<Map<number, Values>> {
  const target = registry.get(field.target);
  const compared = [...Object.keys(field.only ?? {}), ...Object.keys(field.narrowedBy ?? {})];
  const columns = ['id', ...compared.map((name) => columnOf(name, fieldOf(target, name) as AnyField))];
  // Locked, so that what was checked still stands when this transaction is written.
  const rows = await trx.selectFrom(target.table).select(columns).where('id', 'in', [...ids]).forKeyShare().execute();
  return new Map(rows.map((row) => [Number(row.id), valuesOf(target, row)]));
}

function valuesOf(target: Resource, row: Row): Values {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const field = fieldOf(target, name);
      return [name, field ? fromColumn(field, value) : value];
    }),
  );
}
