import { result } from '../../../../../schemas/exams/result.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { seesAllRows } from '../../../services/resources/rowRules.ts';
import { schoolTables } from '../../tables.ts';

interface Reading {
  readonly context: Context;
  readonly caller: Caller;
}

/** Whether the exam shows places; the final of the year does. */
export async function showsPosition(
  { context }: Pick<Reading, 'context'>,
  { exam_type_id: id }: { readonly exam_type_id: number | null },
): Promise<boolean> {
  return id === null || !(await examsWithoutPlaces(context)).has(id);
}

/**
 * Results as they leave the server as records: without the places that the exam does not show, unless the caller sees
 * everybody's results, as the office does.
 */
export async function withPlacesInSight<T extends Readonly<Record<string, unknown>>>(
  { context, caller }: Reading,
  records: readonly T[],
): Promise<T[]> {
  if (seesAllRows(context.registry.get(result.name), caller)) return [...records];
  const hiding = await examsWithoutPlaces(context);
  return records.map((record) => (hiding.has(Number(record.exam_type_id)) ? withoutPlaces(record) : record));
}

/** A result that tells no places. */
export function withoutPlaces<T extends object>(record: T): T {
  return { ...record, position_in_section: null, position_in_class: null };
}

async function examsWithoutPlaces(context: Context): Promise<ReadonlySet<number>> {
  const rows = await schoolTables<'exam_types'>(context)
    .selectFrom('exam_types')
    .select('id')
    .where('shows_position', '=', 0)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
