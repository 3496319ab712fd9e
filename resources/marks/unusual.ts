import type { CellValue } from './cellText.ts';

/** From what a mark is far: from what the student usually reaches, or from what the section has in this component. */
export type Unusual = 'student' | 'section';

/** How many percentage points lie between a mark and what the student usually reaches before it is marked. */
const FAR_FROM_STUDENT = 40;
/** The same for the section: so many times its spread, and never less than so many points. */
const SPREADS = 3;
const FAR_FROM_SECTION = 25;
/** Fewer marks than that say nothing of a section. */
const ENOUGH = 5;

/** What a section has in a component, in percent. */
export interface ComponentStatistics {
  readonly mean: number;
  readonly spread: number;
}

/** Undefined where there are too few marks. */
export function usualOf(percents: readonly number[]): ComponentStatistics | undefined {
  if (percents.length < ENOUGH) return undefined;
  const mean = percents.reduce((sum, each) => sum + each, 0) / percents.length;
  const variance = percents.reduce((sum, each) => sum + (each - mean) ** 2, 0) / percents.length;
  return { mean, spread: Math.sqrt(variance) };
}

/** Whether a mark is worth a second look; it is never refused for that. */
export function unusual(
  { mark }: CellValue,
  {
    fullMark,
    student,
    section,
  }: { readonly fullMark: number; readonly student: number | null; readonly section: ComponentStatistics | undefined },
): Unusual | undefined {
  if (mark === null) return undefined;
  const percent = (mark * 100) / fullMark;
  if (student !== null && Math.abs(percent - student) > FAR_FROM_STUDENT) return 'student';
  if (section && Math.abs(percent - section.mean) > Math.max(FAR_FROM_SECTION, SPREADS * section.spread))
    return 'section';
  return undefined;
}
