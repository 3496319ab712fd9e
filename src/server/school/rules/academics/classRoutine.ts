import { sql } from 'kysely';
import { classRoutine } from '../../../../../schemas/academics/classRoutine.ts';
import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import type { ProblemsOf, Writing } from '../../../services/rules.ts';
import { changesAny, defineRules } from '../../../services/rules.ts';
import { lockTable } from '../../../services/resources/write/loadRecords.ts';
import { overlapWith } from '../../../services/resources/write/overlap.ts';
import type { Store } from '../../../services/store.ts';
import { tablesOf } from '../../tables.ts';
import { lessonsBeside } from './lessonsBeside.ts';

const PLACE = [...COHORT, 'class_day_id', 'class_period_id'] as const;
const WATCHED_FIELDS = [...PLACE, 'part', 'employee_id', 'room'] as const;

/**
 * A lesson of the whole section leaves no room for one of a part of it, and none of another shift has its teacher or its
 * room at the same time. Two of the same part, and two in one slot, are refused by their keys.
 */
async function checkClassRoutine({
  store,
  caller,
  record,
  values,
}: Writing<typeof classRoutine>): Promise<ProblemsOf<typeof classRoutine> | undefined> {
  if (!changesAny(values, WATCHED_FIELDS)) return undefined;
  await lockTable(store);
  const beside = await besideInSection(store, record);
  const problems: ProblemsOf<typeof classRoutine> = {};
  if (beside !== undefined) problems.class_period_id = [await overlapWith({ store, caller }, beside)];
  for (const field of ['employee_id', 'room'] as const) {
    const other = await otherAtSameTime(store, record, field);
    if (other !== undefined) problems[field] = [await overlapWith({ store, caller }, other)];
  }
  return problems;
}

type Lesson = Writing<typeof classRoutine>['record'];

async function besideInSection(store: Store, lesson: Lesson): Promise<number | undefined> {
  const inPlace = PLACE.map((name) => sql<boolean>`${sql.ref(name)} is not distinct from ${lesson[name] ?? null}`);
  const found = await tablesOf<'class_routines'>(store)
    .selectFrom('class_routines')
    .select('id')
    .where((eb) => eb.and(inPlace))
    .where('part', lesson.part === 'whole' ? '<>' : '=', 'whole')
    .where('id', '<>', lesson.id ?? 0)
    .executeTakeFirst();
  return found?.id;
}

/** A lesson with the same teacher, or in the same room, in another slot that overlaps in time. */
async function otherAtSameTime(
  store: Store,
  lesson: Lesson,
  field: 'employee_id' | 'room',
): Promise<number | undefined> {
  if (lesson[field] === null || lesson[field] === undefined) return undefined;
  const slot = await tablesOf<'class_periods'>(store)
    .selectFrom('class_periods')
    .select(['id', 'starts_at', 'ends_at'])
    .where('id', '=', lesson.class_period_id)
    .executeTakeFirstOrThrow();
  const found = await lessonsBeside(store, slot)
    .where('other.academic_year_id', '=', lesson.academic_year_id)
    .where('other.class_day_id', '=', lesson.class_day_id)
    .where('other.id', '<>', lesson.id ?? 0)
    .where(
      field === 'room'
        ? sql<boolean>`lower(other.room) = lower(${lesson.room})`
        : sql<boolean>`other.employee_id = ${lesson.employee_id}`,
    )
    .executeTakeFirst();
  return found?.id;
}

export const classRoutineRules = defineRules(classRoutine, { beforeWrite: checkClassRoutine });
