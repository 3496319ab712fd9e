import { sql } from 'kysely';
import { COHORT } from '../../../../schemas/academics/cohort.ts';
import { fillTemplate } from '../../../core/resource.ts';
import type { Problems } from '../../../core/rules/readInput.ts';
import type { Writing } from '../resources/hookTypes.ts';
import { lockTable } from '../resources/lockTable.ts';
import { loadRecord } from '../resources/store.ts';

const PLACE = [...COHORT, 'class_day_id', 'class_period_id'] as const;

/** A lesson of the whole section leaves no room for one of a part of it. Two of the same part are refused by their key. */
export async function checkClassRoutine({ store, existing, values }: Writing): Promise<Problems | undefined> {
  if (![...PLACE, 'part'].some((name) => name in values)) return undefined;
  const lesson = { ...existing, ...values };
  await lockTable(store);
  const inPlace = PLACE.map((name) => sql<boolean>`${sql.ref(name)} is not distinct from ${lesson[name] ?? null}`);
  const found = await store.trx
    .selectFrom('class_routines')
    .select('id')
    .where((eb) => eb.and(inPlace))
    .where('part', lesson.part === 'whole' ? '<>' : '=', 'whole')
    .where('id', '<>', Number(existing?.id ?? 0))
    .executeTakeFirst();
  if (!found) return undefined;
  const other = fillTemplate(store.resource.title, await loadRecord(store, Number(found.id)));
  return { class_period_id: [{ key: 'overlap', params: { other } }] };
}
