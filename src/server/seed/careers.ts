import type { DemoSchool } from './demoSchool.ts';
import { addDays } from './days.ts';
import type { Random } from './random.ts';
import type { Cohort } from './school.ts';
import { cohortAt, type Place } from './sections.ts';

const REPEATED_SHARE = 0.03;
const [ENROLLED, PROMOTED, REPEATED, LEFT] = [0, 1, 2, 3] as const;
/** Whoever left within the current year did so before the days whose attendance is kept. */
const LEFT_DAYS_AGO = 130;

/** One year of a student at the school. */
export interface Enrolled {
  readonly cohort: Cohort;
  readonly roll_no: number;
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly status: 0 | 1 | 2 | 3;
}

/** A student's place, and how it came to it. */
export interface Seat extends Place {
  /** How many years ago the student left after class Ten; 0 for the students of today. */
  readonly leftYearsAgo: number;
}

/** Gives out the numbers of every cohort, upwards from 1. */
export type Rolls = Map<string, number>;

/** The years of a student from admission on, as far as they are kept; the last one is the present one. */
export function makeCareer(given: {
  readonly random: Random;
  readonly school: DemoSchool;
  readonly seat: Seat;
  readonly admittedOn: string;
  readonly today: string;
  readonly isActive: boolean;
  readonly rolls: Rolls;
}): Enrolled[] {
  const { random, school, seat, admittedOn, today, isActive, rolls } = given;
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
    if (yearsBack > 0) return { ...past, status: hasRepeated && yearsBack === 1 ? REPEATED : PROMOTED };
    if (seat.leftYearsAgo > 0) return { ...past, status: LEFT };
    if (isActive) return { ...past, ends_on: null, status: ENROLLED };
    const leftOn = addDays(today, -LEFT_DAYS_AGO);
    return { ...past, ends_on: leftOn < starts_on ? starts_on : leftOn, status: LEFT };
  });
}

function nextRoll(rolls: Rolls, cohort: Cohort): number {
  const key = Object.values(cohort).join('|');
  const roll = (rolls.get(key) ?? 0) + 1;
  rolls.set(key, roll);
  return roll;
}
