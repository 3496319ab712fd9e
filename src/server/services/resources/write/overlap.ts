import { sql } from 'kysely';
import type { NoOverlap } from '../../../../core/resource.ts';
import type { Statement } from '../../../db/listSql.ts';
import { askerOf } from '../../../policies/require.ts';
import { fillTemplate } from '../../../../core/titles.ts';
import type { Problem } from '../../../../core/rules/problem.ts';
import { isReadableRecord } from '../rowRules.ts';
import { loadRecord, lockTable, runIn } from './loadRecords.ts';
import type { Store, Values } from '../../store.ts';
import { addProblems, type Write } from './write.ts';

/** Keeps `noOverlap`: refuses a record that takes place at the same time as another, and names the other. */
export async function checkOverlap(write: Write): Promise<void> {
  const { store, drafts } = write;
  const { noOverlap: rule } = store.resource;
  if (!rule) return;
  for (const draft of drafts) {
    const record = { ...draft.before, ...draft.values };
    if (record.is_active === 0 || isEmpty(record[rule.from])) continue;
    const other = await findOverlapping({ store, rule, record, id: draft.id });
    if (other === undefined) continue;
    addProblems(draft, { [rule.from]: [await overlapWith(write, other)] });
  }
}

/** That a record takes place at the same time as one of the store's entity, whose title is told to whoever may read it. */
export async function overlapWith({ store, caller }: Pick<Write, 'store' | 'caller'>, id: number): Promise<Problem> {
  const run = <R>(statement: Statement<R>) => runIn(store, statement);
  if (!(await isReadableRecord({ ...store, run, caller: askerOf(caller), id }))) return { key: 'overlapUnseen' };
  return { key: 'overlap', params: { other: fillTemplate(store.resource.title, await loadRecord(store, id)) } };
}

async function findOverlapping(options: {
  readonly store: Store;
  readonly rule: NoOverlap;
  readonly record: Values;
  readonly id: unknown;
}): Promise<number | undefined> {
  const { store, rule, record, id } = options;
  const { trx, resource } = store;
  await lockTable(store);
  const [from, to] = [sql.ref(rule.from), sql.ref(rule.to)];
  const agreeing = (rule.within ?? []).map(
    (name) => sql`${sql.ref(name)} is not distinct from ${record[name] ?? null}`,
  );
  const conditions = [
    ...agreeing,
    sql`(${to} is null or ${to} > ${record[rule.from]})`,
    ...(isEmpty(record[rule.to]) ? [] : [sql`${from} < ${record[rule.to]}`]),
    ...(id === undefined ? [] : [sql`id <> ${id}`]),
    ...(resource.toggle ? [sql`is_active = 1`] : []),
  ];
  const query = sql<{
    id: number;
  }>`select id from ${sql.table(resource.table)} where ${sql.join(conditions, sql` and `)} limit 1`;
  const { rows } = await query.execute(trx);
  return rows[0]?.id;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined;
}
