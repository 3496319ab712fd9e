import { result } from '../../../../../schemas/exams/result.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { seesAllRows } from '../../../services/resources/rowRules.ts';
import { readShownByExam, type ExamOrFinal } from './shownByExam.ts';

interface ReadRequest {
  readonly context: Context;
  readonly caller: Caller;
}

/** Whether the pages and papers of an exam, or of a year's final, show places. */
export async function showsPosition({ context }: Pick<ReadRequest, 'context'>, of: ExamOrFinal): Promise<boolean> {
  const [shown] = await readShownByExam(context, [of]);
  return shown?.shows_position !== 0;
}

/**
 * Results as they leave the server as records: without the places that the exam does not show, unless the caller sees
 * everybody's results, as the office does.
 */
export async function withVisiblePlaces<T extends ExamOrFinal>(
  { context, caller }: ReadRequest,
  records: readonly T[],
): Promise<T[]> {
  if (seesAllRows(context.registry.get(result.name), caller)) return [...records];
  const recordsByKey = new Map(records.map((record) => [keyOf(record), record]));
  const shown = await readShownByExam(context, [...recordsByKey.values()]);
  const hiding = new Set(shown.filter(({ shows_position }) => shows_position === 0).map(keyOf));
  return records.map((record) => (hiding.has(keyOf(record)) ? withoutPlaces(record) : record));
}

/** A result that tells no places. */
export function withoutPlaces<T extends object>(record: T): T {
  return { ...record, position_in_section: null, position_in_class: null };
}

function keyOf({ exam_type_id, academic_year_id, class_id }: ExamOrFinal): string {
  return [exam_type_id, academic_year_id, class_id].join(' ');
}
