import type { AnyField } from '../../../core/fields/field.ts';
import type { Problem } from '../../../core/rules/problem.ts';
import type { Problems } from '../../../core/rules/readInput.ts';
import { holds, isFilled } from '../../../core/conditions.ts';
import { narrowingOf } from '../../../core/narrowing.ts';
import { columnOf, fromColumn } from '../../codec.ts';
import { idsStatement } from '../../db/listSql.ts';
import type { Row } from '../../db/tables.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import { conditionFilters } from './listQuestion.ts';
import { runIn, type Store, type Values } from './store.ts';

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
    const fitting = await narrowedIds({ store, field, found, record: merged });
    const isAsBefore = existing !== undefined && narrowingOf(field).pairs.every(([, mine]) => merged[mine] === existing[mine]);
    const fits = ids.every((id) => {
      const target = found.get(id);
      // What a record already has may have been switched off since, or belong elsewhere now.
      const isAllowed = kept.has(id) || (target && holds(field.only, target));
      return target && isAllowed && (fitting.has(id) || (kept.has(id) && isAsBefore));
    });
    if (!fits) problems[name] = [{ key: 'gone' }];
  }
  return problems;
}

function concerns(name: string, field: ReferenceField, values: Values): boolean {
  return name in values || narrowingOf(field).pairs.some(([, mine]) => mine in values);
}

// Those of the found records that the record's other fields leave; a field that is empty narrows nothing.
async function narrowedIds(given: {
  readonly store: Store;
  readonly field: ReferenceField;
  readonly found: ReadonlyMap<number, Values>;
  readonly record: Values;
}): Promise<ReadonlySet<number>> {
  const { store, field, found, record } = given;
  const { through, pairs } = narrowingOf(field);
  const filled = pairs.filter(([, mine]) => isFilled(record[mine]));
  const all = [...found.keys()];
  if (through === undefined) return new Set(all.filter((id) => filled.every(([theirs, mine]) => found.get(id)?.[theirs] === record[mine])));
  if (filled.length === 0 || all.length === 0) return new Set(all);
  const resource = store.registry.get(field.target);
  const wanted = { id: all, [through]: Object.fromEntries(filled.map(([theirs, mine]) => [theirs, record[mine]])) };
  const filters = conditionFilters(wanted, { resource, registry: store.registry, hidden: new Set() });
  const rows = await runIn(store, idsStatement({ ...store, resource, filters, words: [], sort: resource.list.sort }));
  return new Set(rows.map((row) => Number(row.id)));
}

async function loadTargets({ trx, registry }: Store, field: ReferenceField, ids: readonly number[]): Promise<Map<number, Values>> {
  const target = registry.get(field.target);
  const { through, pairs } = narrowingOf(field);
  const compared = [...Object.keys(field.only ?? {}), ...(through === undefined ? pairs.map(([theirs]) => theirs) : [])];
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
