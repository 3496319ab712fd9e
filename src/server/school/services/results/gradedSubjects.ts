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

/** The subjects of a source, graded by the school's rules. */
export function gradeSubjects(source: ResultSource, { grades }: GradingRules): GradedSubjects {
  const letters = grades.map(({ letter }) => letter);
  const points = grades.map(({ point }) => point);
  const columns = GRADED.filter((name) => name !== 'letter' && name !== 'point' && name !== 'percent');
  return {
    graded: sql`${source.subjects},
    graded as materialized (
      select ${sql.join(columns.map((name) => sql.ref(`g.${name}`)))}, g.parts, g.exceeds, ${source.percent} as percent,
        (${letters}::text[])[g.grade] as letter, (${points}::numeric[])[g.grade] as point
      from (select s.*, ${placeOfGrade(grades)} as grade from subjects s ${ONCE}) g
    )`,
    missing: source.missingOfGraded,
    exceeding: sql`select count(*) from graded where exceeds`,
    planned: source.planned,
  };
}

/** Keeps the database from asking for a grade again wherever it is used. */
const ONCE = sql`offset 0`;

/** Which of the grades, the best one first, a subject `s` gets: the first that begins at or below what was reached. */
function placeOfGrade(grades: GradingRules['grades']): RawBuilder<number> {
  const lowest = grades.length;
  const begun = grades.map(
    ({ min_mark }, index) =>
      sql`when ${min_mark}::numeric * s.full_marks <= s.reached * 100 then ${sql.lit(index + 1)}`,
  );
  return sql<number>`case when s.fails then ${sql.lit(lowest)} ${sql.join(begun, sql` `)} else ${sql.lit(lowest)} end`;
}
