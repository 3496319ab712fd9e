import { sql } from 'kysely';
import { pipelineStatement } from '../../../db/pipelineStatement.ts';
import type { Store } from '../../../services/store.ts';
import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import { tablesOf } from '../../tables.ts';
import { resultsKey } from './scope.ts';
import type { MarkPlace } from './sheetFacts.ts';

/**
 * Keeps others from publishing results of the marks and from handing the sheet in while marks are saved, and from writing
 * the marks of the same students: whether there is a mark already is asked before it is made. Marks of different students
 * are saved side by side.
 */
export async function lockForMarks(store: Store, place: MarkPlace, students: readonly number[]) {
  const key = sql`hashtext(${keyOf(place)})`;
  // Until the end of the transaction no statement is planned anew: planning costs more than finding a few rows by keys.
  const locks = sql`select set_config('plan_cache_mode', 'force_generic_plan', true),
    pg_advisory_xact_lock_shared(hashtextextended(${resultsKey(place)}, 0)),
    pg_advisory_xact_lock_shared(${NAMESPACE}, ${key}),
    (select count(pg_advisory_xact_lock(${key}, hashint8(id))) from unnest(${students}::bigint[]) as s(id))`;
  const tables = tablesOf<'mark_sheets'>(store);
  await pipelineStatement(tables, locks.compile(tables));
}

/** Keeps others from saving marks while a sheet is handed in or opened again. */
export async function lockSheet(store: Store, place: MarkPlace): Promise<void> {
  await sql`select pg_advisory_xact_lock(${NAMESPACE}, hashtext(${keyOf(place)}))`.execute(
    tablesOf<'mark_sheets'>(store),
  );
}

/** Sets these locks apart from those of others. */
const NAMESPACE = 1_835_101_811;

function keyOf(place: MarkPlace): string {
  return ['mark_sheets', ...COHORT.map((name) => place[name] ?? 0), place.subject_id, place.exam_type_id].join(' ');
}
