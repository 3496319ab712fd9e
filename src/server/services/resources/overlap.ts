import { sql } from 'kysely';
import { fillTemplate, type NoOverlap } from '../../../core/resource.ts';
import type { Problems } from '../../../core/rules/readInput.ts';
import { lockTable } from './lockTable.ts';
import { loadRecord, type Store, type Values } from './store.ts';

/** Says which other record takes place at the same time, where the declaration allows none to. */
export async function overlapProblems(given: {
  readonly store: Store;
  readonly values: Values;
  readonly existing?: Values;
}): Promise<Problems> {
  const { store, values, existing } = given;
  const { noOverlap: rule } = store.resource;
  const record = { ...existing, ...values };
  if (!rule || record.is_active === 0 || isEmpty(record[rule.from])) return {};
  const other = await findOverlapping({ store, rule, record, id: existing?.id });
  if (other === undefined) return {};
  const title = fillTemplate(store.resource.title, await loadRecord(store, other));
  return { [rule.from]: [{ key: 'overlap', params: { other: title } }] };
}

async function findOverlapping(given: {
  readonly store: Store;
  readonly rule: NoOverlap;
  readonly record: Values;
  readonly id: unknown;
}): Promise<number | undefined> {
  const { store, rule, record, id } = given;
  const { trx, resource } = store;
  await lockTable(store);
  const [from, to] = [sql.ref(rule.from), sql.ref(rule.to)];
  const agreeing = (rule.within ?? []).map((name) => sql`${sql.ref(name)} is not distinct from ${record[name] ?? null}`);
  const conditions = [
    ...agreeing,
    sql`(${to} is null or ${to} > ${record[rule.from]})`,
    ...(isEmpty(record[rule.to]) ? [] : [sql`${from} < ${record[rule.to]}`]),
    ...(id === undefined ? [] : [sql`id <> ${id}`]),
    ...(resource.toggle ? [sql`is_active = 1`] : []),
  ];
  const query = sql<{ id: string }>`select id from ${sql.table(resource.table)} where ${sql.join(conditions, sql` and `)} limit 1`;
  const { rows } = await query.execute(trx);
  return rows[0] && Number(rows[0].id);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined;
}
