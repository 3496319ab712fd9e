import type { Context } from '../../../context.ts';
import { schoolTables } from '../../tables.ts';

/** An exam with the instants between which marks are entered; null is no limit. */
export interface ChosenExam {
  readonly id: number;
  readonly name: string;
  readonly opens_at: string | null;
  readonly closes_at: string | null;
}

/** The active exams, in the order of the year. */
export function activeExams(context: Context): Promise<ChosenExam[]> {
  return schoolTables<'exam_types'>(context)
    .selectFrom('exam_types')
    .select(['id', 'name', 'entry_opens_at as opens_at', 'entry_closes_at as closes_at'])
    .where('is_active', '=', 1)
    .orderBy('order')
    .orderBy('id')
    .execute();
}

/** The exam that marks are entered for now: the one opened last, even if it is closed, else the first of the year. */
export function examOfNow(exams: readonly ChosenExam[], now = Date.now()): ChosenExam | undefined {
  const openedAt = ({ opens_at }: ChosenExam) => (opens_at === null ? Number.NEGATIVE_INFINITY : Date.parse(opens_at));
  const isOpen = ({ closes_at }: ChosenExam) => closes_at === null || now < Date.parse(closes_at);
  const opened = exams.filter((exam) => openedAt(exam) <= now);
  const open = opened.filter(isOpen);
  const candidates = open.length > 0 ? open : opened;
  return candidates.toSorted((one, other) => openedAt(one) - openedAt(other)).at(-1) ?? exams[0];
}
