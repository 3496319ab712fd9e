import { sql } from 'kysely';
import { COHORT } from '../../../../schemas/academics/cohort.ts';
import { fillTemplate } from '../../../core/resource.ts';
import type { Problem } from '../../../core/rules/problem.ts';
import type { Problems } from '../../../core/rules/readInput.ts';
import type { Writing } from '../resources/hookTypes.ts';
import { lockTable } from '../resources/lockTable.ts';
import { loadRecord, type Store, type Values } from '../resources/store.ts';

const PLACE = [...COHORT, 'class_day_id', 'class_period_id'] as const;
const MATTERS = [...PLACE, 'part', 'employee_id', 'room'];

/**
 * A lesson of the whole section leaves no room for one of a part of it, and none of another shift has its teacher or its
 * room at the same time. Two of the same part, and two in one slot, are refused by their keys.
 */
export async function checkClassRoutine({ store, existing, values }: Writing): Promise<Problems | undefined> {
  if (!MATTERS.some((name) => name in values)) return undefined;
  const lesson = { ...existing, ...values };
  await lockTable(store);
  const beside = await besideInSection(store, lesson);
  const problems: Record<string, Problem[]> = beside === undefined ? {} : { class_period_id: [await overlap(store, beside)] };
  for (const field of ['employee_id', 'room'] as const) {
    const other = await atTheTime(store, lesson, field);
    if (other !== undefined) problems[field] = [await overlap(store, other)];
  }
  return problems;
}

async function besideInSection({ trx }: Store, lesson: Values): Promise<number | undefined> {
  const inPlace = PLACE.map((name) => sql<boolean>`${sql.ref(name)} is not distinct from ${lesson[name] ?? null}`);
  const found = await trx
    .selectFrom('class_routines')
    .select('id')
    .where((eb) => eb.and(inPlace))
    .where('part', lesson.part === 'whole' ? '<>' : '=', 'whole')
    .where('id', '<>', Number(lesson.id ?? 0))
    .executeTakeFirst();
  return found && Number(found.id);
}

/** A lesson with the same teacher, or in the same room, in another slot that overlaps in time. */
async function atTheTime({ trx }: Store, lesson: Values, field: 'employee_id' | 'room'): Promise<number | undefined> {
  if (lesson[field] === null || lesson[field] === undefined) return undefined;
  const found = await trx
    .selectFrom('class_routines as other')
    .innerJoin('class_periods as theirs', 'theirs.id', 'other.class_period_id')
    .innerJoin('class_periods as own', (join) => join.on('own.id', '=', lesson.class_period_id))
    .select('other.id')
    .where('other.academic_year_id', '=', lesson.academic_year_id)
    .where('other.class_day_id', '=', lesson.class_day_id)
    .where('other.id', '<>', Number(lesson.id ?? 0))
    .whereRef('theirs.id', '<>', 'own.id')
    .whereRef('theirs.starts_at', '<', 'own.ends_at')
    .whereRef('theirs.ends_at', '>', 'own.starts_at')
    .where(field === 'room' ? sql<boolean>`lower(other.room) = lower(${lesson.room})` : sql<boolean>`other.employee_id = ${lesson.employee_id}`)
    .orderBy('other.id')
    .executeTakeFirst();
  return found && Number(found.id);
}

async function overlap(store: Store, id: number): Promise<Problem> {
  return { key: 'overlap', params: { other: fillTemplate(store.resource.title, await loadRecord(store, id)) } };
}
