import { enrolment } from '../../../../schemas/students/enrolment.ts';
import { codesOf, type ValueOf } from '../../../core/fields/field.ts';
import type { DemoSchool } from './demoSchool.ts';
import type { Random } from './random.ts';
import type { Cohort } from './school.ts';
import { cohortAt, type SectionPosition } from './sections.ts';
import { addDays } from '../../../core/days.ts';

const REPEATED_SHARE = 0.03;
const { enrolled, promoted, repeated, left } = codesOf(enrolment.fields.status);
/** Students who left in the current year did so before the first day of the seeded attendance. */
const LEFT_DAYS_AGO = 130;

/** One year of a student at the school. */
export interface EnrolmentYear {
  readonly cohort: Cohort;
  readonly roll_no: number;
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly status: ValueOf<typeof enrolment.fields.status>;
}

/** A student's class, wing and section, and when the student left. */
export interface Seat extends SectionPosition {
  /** How many years ago the student left after class Ten; 0 for current students. */
  readonly leftYearsAgo: number;
}

/** The last roll number of every cohort. */
export type Rolls = Map<string, number>;

/** The enrolments of a student since admission, within the academic years of the school; the latest last. */
export function makeCareer(options: {
  readonly random: Random;
  readonly school: DemoSchool;
  readonly seat: Seat;
  readonly admittedOn: string;
  readonly today: string;
  readonly isActive: boolean;
  readonly rolls: Rolls;
}): EnrolmentYear[] {
  const { random, school, seat, admittedOn, today, isActive, rolls } = options;
  const lastYear = school.year - seat.leftYearsAgo;
  const firstYear = Math.max(Number(admittedOn.slice(0, 4)), school.year - school.years.length + 1);
  const hasRepeated = random.chance(REPEATED_SHARE);
  return Array.from({ length: lastYear - firstYear + 1 }, (_, index) => {
    const year = firstYear + index;
    const yearsBack = lastYear - year;
    const order = Math.max(1, seat.order - Math.max(0, yearsBack - (hasRepeated ? 1 : 0)));
    const yearId = school.years.at(year - school.year - 1) as number;
    const cohort = cohortAt(school, { ...seat, order }, yearId);
    const starts_on = admittedOn.startsWith(String(year)) ? admittedOn : `${year}-01-01`;
    const past = { cohort, roll_no: nextRoll(rolls, cohort), starts_on, ends_on: `${year}-12-31` };
    if (yearsBack > 0) return { ...past, status: hasRepeated && yearsBack === 1 ? repeated : promoted };
    if (seat.leftYearsAgo > 0) return { ...past, status: left };
    if (isActive) return { ...past, ends_on: null, status: enrolled };
    const leftOn = addDays(today, -LEFT_DAYS_AGO);
    return { ...past, ends_on: leftOn < starts_on ? starts_on : leftOn, status: left };
  });
}

function nextRoll(rolls: Rolls, cohort: Cohort): number {
  const key = Object.values(cohort).join('|');
  const roll = (rolls.get(key) ?? 0) + 1;
  rolls.set(key, roll);
  return roll;
}
