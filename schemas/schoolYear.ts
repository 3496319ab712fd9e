/** What the school's own year gives to fields that begin with it. */
export interface SchoolYear {
  /** `YYYY-MM-DD` */
  readonly schoolYearStart: string;
  /** `YYYY-MM-DD` */
  readonly schoolYearEnd: string;
}

/** The words with which date fields can begin so. */
export const SCHOOL_YEAR_DAYS: readonly (keyof SchoolYear)[] = ['schoolYearStart', 'schoolYearEnd'];

/** The next school year to begin after a day (`YYYY-MM-DD`), where school years begin with a month (1 to 12). */
export function nextSchoolYear(today: string, startsIn: number): SchoolYear {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const begins = month < startsIn ? year : year + 1;
  return { schoolYearStart: dayOf(begins, startsIn - 1, 1), schoolYearEnd: dayOf(begins + 1, startsIn - 1, 0) };
}

function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}
