import { sql } from 'kysely';
import { pathFields } from '../../../../core/pathFields.ts';
import type { Resource } from '../../../../core/resource.ts';
import { refuse } from '../../../errors.ts';
import { anyTable } from '../../../db/tables.ts';
import { ORDER } from './kinds.ts';
import { loadRecords, lockTable } from './loadRecords.ts';
import { runOperation } from './operation.ts';
import { listOf } from './place.ts';
import { movePlacesAway } from './rows.ts';
import type { Store, Values } from '../../store.ts';
import { inTransaction } from './transaction.ts';
import { draftOf, type WriteCall } from './write.ts';

/** Where records are moved to: right behind one, or right before one. */
export interface Move {
  readonly ids: readonly number[];
  readonly anchor: number;
  readonly side: 'after' | 'before';
}

interface PlacedRecord {
  readonly id: number;
  readonly place: number;
}

/**
 * Moves records, in the order in which they are named, to another place of their list, and returns the ids of all whose
 * number has changed. The place is said by a neighbour, and looked up when it is this move's turn: of two people who move
 * records at once, neither takes back what the other did.
 */
export function orderRecords(call: WriteCall, move: Move): Promise<number[]> {
  return inTransaction(call, async (store) => {
    const place = call.resource.place as string;
    const present = await lockedList(store, place, move);
    const wanted = movedOrder(
      present.map(({ id }) => id),
      move,
    );
    const changed = newPlaces(present, wanted);
    if (changed.length === 0) return [];
    const ids = changed.map(({ id }) => id);
    const records = await loadRecords(store, ids);
    const befores = new Map(records.map((record) => [record.id, record]));
    const drafts = changed.map((each) => ({
      ...draftOf(each.id, { [place]: each.place }),
      before: befores.get(each.id),
    }));
    if (isUnique(call.resource, place)) await movePlacesAway(store, place, ids);
    await runOperation({ kind: ORDER, store, caller: call.caller, drafts });
    return ids;
  });
}

/** The list in which the records are moved, as it is, locked until the transaction ends. */
async function lockedList(store: Store, place: string, { ids, anchor, side }: Move): Promise<PlacedRecord[]> {
  const { trx, resource } = store;
  await lockTable(store);
  const found = await anyTable(trx)
    .selectFrom(resource.table)
    .select(pathFields(resource))
    .select(['id', sql<number>`${sql.ref(place)}`.as('ownPlace')])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const byId = new Map(found.map((row) => [row.id, row]));
  const anchored = byId.get(anchor);
  if (!anchored) throw refuse.invalid({ [side]: [{ key: 'gone' }] });
  if (ids.some((id) => !byId.has(id))) throw refuse.notFound();
  const textOf = (row: Values) => JSON.stringify(listOf(store, row));
  const inList = found.filter((row) => textOf(row) === textOf(anchored));
  if (ids.some((id) => !inList.some((row) => row.id === id))) throw refuse.invalid({ [side]: [{ key: 'gone' }] });
  return inList
    .map((row) => ({ id: row.id, place: row.ownPlace }))
    .sort((one, other) => one.place - other.place || one.id - other.id);
}

/** The ids as they stand after the move. */
export function movedOrder(present: readonly number[], { ids, anchor, side }: Move): number[] {
  const moved = new Set(ids);
  const others = present.filter((id) => !moved.has(id));
  const at = others.indexOf(anchor) + (side === 'after' ? 1 : 0);
  return [...others.slice(0, at), ...ids, ...others.slice(at)];
}

/**
 * The numbers that change when records stand in the wanted order. The numbers that there are go from hand to hand; where
 * several have the same, all are counted anew.
 */
export function newPlaces(present: readonly PlacedRecord[], wanted: readonly number[]): PlacedRecord[] {
  const slots = present.map(({ place }) => place);
  const isStrict = slots.every((slot, index) => index === 0 || slot > (slots[index - 1] as number));
  const numbers = isStrict ? slots : slots.map((_, index) => index + 1);
  const before = new Map(present.map(({ id, place }) => [id, place]));
  return wanted
    .map((id, index) => ({ id, place: numbers[index] as number }))
    .filter(({ id, place }) => before.get(id) !== place);
}

function isUnique({ fields }: Resource, place: string): boolean {
  return Boolean(fields[place]?.unique);
}
