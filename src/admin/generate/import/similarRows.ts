import type { Import } from './useImport.ts';

/** The rows that look like a record that is there or like an earlier row. After an import nothing is left to decide about them. */
export function similarRows({ report }: Pick<Import, 'report'>): readonly number[] {
  return (report?.created === 0 && report.similar_rows) || [];
}

/** Whether somebody still has to say what becomes of them. */
export function isUndecided(work: Pick<Import, 'report' | 'leftOut'>): boolean {
  return similarRows(work).length > 0 && work.leftOut === undefined;
}
