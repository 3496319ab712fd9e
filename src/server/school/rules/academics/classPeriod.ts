import { classPeriod } from '../../../../../schemas/academics/classPeriod.ts';
import { classRoutine } from '../../../../../schemas/academics/classRoutine.ts';
import { defineRules, type ProblemsOf, type Writing } from '../../../services/rules.ts';
import { lockTable } from '../../../services/resources/write/loadRecords.ts';
import { overlapWith } from '../../../services/resources/write/overlap.ts';
import { lessonsBeside } from './lessonsBeside.ts';

/** A slot with lessons is not moved to a time at which one of their teachers or rooms has another lesson. */
async function checkClassPeriod({
  store,
  caller,
  existing,
  values,
  record,
}: Writing<typeof classPeriod>): Promise<ProblemsOf<typeof classPeriod> | undefined> {
  const moved = (['starts_at', 'ends_at'] as const).filter(
    (name) => values[name] !== undefined && values[name] !== existing?.[name],
  );
  if (!existing || moved.length === 0) return undefined;
  const routines = { ...store, resource: store.registry.get(classRoutine.name) };
  await lockTable(routines);
  const { starts_at, ends_at } = record;
  const clash = await lessonsBeside(store, { id: existing.id, starts_at, ends_at })
    .innerJoin('class_routines as own', (join) =>
      join
        .onRef('own.academic_year_id', '=', 'other.academic_year_id')
        .onRef('own.class_day_id', '=', 'other.class_day_id')
        .on('own.class_period_id', '=', existing.id),
    )
    .where((eb) =>
      eb.or([
        eb('own.employee_id', '=', eb.ref('other.employee_id')),
        eb(eb.fn('lower', ['own.room']), '=', eb.fn('lower', ['other.room'])),
      ]),
    )
    .executeTakeFirst();
  if (!clash) return undefined;
  const problem = await overlapWith({ store: routines, caller }, clash.id);
  const problems: ProblemsOf<typeof classPeriod> = {};
  for (const name of moved) problems[name] = [problem];
  return problems;
}

export const classPeriodRules = defineRules(classPeriod, { beforeWrite: checkClassPeriod });
