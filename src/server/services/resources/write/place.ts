import { sql } from 'kysely';
import { pathFields } from '../../../../core/pathFields.ts';
import { anyTable } from '../../../db/tables.ts';
import { lockTable } from './loadRecords.ts';
import type { Store, Values } from '../../store.ts';
import { addProblems, type Draft, type Write } from './write.ts';

/** Gives a record that comes without its place the one behind all others of its list. */
export async function placeLast({ store, drafts }: Write): Promise<void> {
  const { place } = store.resource;
  if (place === undefined) return;
  for (const draft of drafts) if (draft.values[place] === null) await placeOne(store, place, draft, drafts);
}

async function placeOne(store: Store, place: string, draft: Draft, drafts: readonly Draft[]): Promise<void> {
  await lockTable(store);
  const list = listOf(store, { ...draft.before, ...draft.values });
  const last = await lastPlace(store, place, list);
  // Those that are stored together with it count as well.
  const beside = drafts.filter(({ values }) => Object.entries(list).every(([name, value]) => values[name] === value));
  const taken = beside.flatMap(({ values }) => (typeof values[place] === 'number' ? [values[place]] : []));
  const next = Math.max(last, ...taken) + 1;
  const field = store.resource.fields[place];
  const max = field?.kind === 'integer' ? field.max : undefined;
  if (max !== undefined && next > max) return addProblems(draft, { [place]: [{ key: 'max', params: { max } }] });
  draft.values = { ...draft.values, [place]: next };
}

/** What records have in common that stand in one list: where a path names a value, each value has a list of its own. */
export function listOf({ resource }: Pick<Store, 'resource'>, record: Values): Values {
  return Object.fromEntries(pathFields(resource).map((name) => [name, record[name] ?? null]));
}

async function lastPlace({ trx, resource }: Store, place: string, list: Values): Promise<number> {
  let query = anyTable(trx)
    .selectFrom(resource.table)
    .select(sql<number>`${sql.ref(place)}`.as('last'));
  for (const [name, value] of Object.entries(list)) query = query.where(name, '=', value);
  const row = await query.orderBy(place, 'desc').limit(1).executeTakeFirst();
  return row?.last ?? 0;
}
