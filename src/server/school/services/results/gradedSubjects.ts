import { type RawBuilder, sql } from 'kysely';
import type { GradingRules } from '../exams/gradingRules.ts';
import type { ResultSource } from './resultSource.ts';

/** Subjects of students with their letters, in SQL: what results are made of. */
export interface GradedSubjects {
  /** The beginning of a query that ends with `pupils` and `graded`. */
  readonly graded: RawBuilder<unknown>;
  /** How many parts, or for a year's final results of exams, are missing. */
  readonly missing: RawBuilder<unknown>;
  /** How many subjects have marks above their full marks. */
  readonly exceeding: RawBuilder<unknown>;
  /** How many parts or exams there are. */
  readonly planned: RawBuilder<unknown>;
  /** Where they were worked out before, what they would be worked out of now. */
  readonly basis?: RawBuilder<string>;
}

/** What a row of `graded` has. */
export const GRADED = [
  'student_id',
  'ordinal',
  'unit',
  'partner_id',
  'is_fourth',
  'obtained',
  'full_marks',
  'percent',
  'letter',
  'point',
  'is_absent',
  'components',
] as const;

/** Of these what only grading tells. */
const WORKED_OUT: ReadonlySet<string> = new Set(['letter', 'point', 'percent', 'obtained']);

/** The subjects of a source, graded by the school's rules. */
export function gradeSubjects(source: ResultSource, { grades }: GradingRules): GradedSubjects {
  const letters = grades.map(({ letter }) => letter);
  const points = grades.map(({ point }) => point);
  const columns = GRADED.filter((name) => !WORKED_OUT.has(name));
  const grade = sql`case when g.fails then ${sql.lit(grades.length)} else g.reached_grade end`;
  const shown = shownPercent(grades);
  return {
    graded: sql`${source.subjects},
    graded as materialized (
      select ${sql.join(columns.map((name) => sql.ref(`g.${name}`)))}, g.parts, g.exceeds, ${shown} as percent,
        ${source.addsMarks ? sql`g.reached` : shown} as obtained,
        (${letters}::text[])[${grade}] as letter, (${points}::numeric[])[${grade}] as point
      from (select s.*, ${placeOfGrade(grades)} as reached_grade from subjects s ${ONCE}) g
    )`,
    missing: source.missingOfGraded,
    exceeding: sql`select count(*) from graded where exceeds`,
    planned: source.planned,
  };
}

/** Keeps the database from asking for a grade again wherever it is used. */
const ONCE = sql`offset 0`;

/** Which of the grades, the best one first, a subject `s` reaches: the first that begins at or below its percent. */
function placeOfGrade(grades: GradingRules['grades']): RawBuilder<number> {
  const lowest = grades.length;
  const begun = grades.map(
    ({ min_mark }, index) =>
      sql`when ${min_mark}::numeric * s.full_marks <= s.reached * 100 then ${sql.lit(index + 1)}`,
  );
  return sql<number>`case ${sql.join(begun, sql` `)} else ${sql.lit(lowest)} end`;
}

/** `GradeScale.shownPercent` of a graded subject `g` as SQL: at most what is just below the grade above the one it reaches. */
function shownPercent(grades: GradingRules['grades']): RawBuilder<unknown> {
  const minimums = grades.map(({ min_mark }) => min_mark);
  const above = sql`(${minimums}::numeric[])[g.reached_grade - 1]`;
  return sql`least(round(g.reached * 100 / g.full_marks, 2), ${above} - 0.01)`;
}
