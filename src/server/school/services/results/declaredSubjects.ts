import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { GradingRules } from '../exams/gradingRules.ts';
import type { ResultScope } from '../exams/scope.ts';

interface ClassExamColumns {
  readonly year: RawBuilder<unknown>;
  readonly exam: RawBuilder<unknown>;
  readonly schoolClass: RawBuilder<unknown>;
}

/**
 * How the subjects of an exam belong to a class, and which papers count as one: a text that is the same only while all of it
 * is. Subjects without a mark distribution there do not count.
 */
export function declaredSubjects({ year, exam, schoolClass }: ClassExamColumns): RawBuilder<string> {
  return sql<string>`(
    select coalesce(md5(string_agg(
      concat_ws(' ', c.parent_id, coalesce(c.student_group_id, 0), c.requirement, coalesce(s.partner_subject_id, 0)),
      ',' order by c.parent_id, c.student_group_id nulls first)), '')
    from subjects_classes c
    join subjects s on s.id = c.parent_id
    where c.class_id = ${schoolClass} and exists (
      select from mark_distributions d
      where d.subject_id = c.parent_id and d.class_id = c.class_id and d.academic_year_id = ${year}
        and d.exam_type_id = ${exam}))`;
}

/** The rules as a run keeps them: with how the subjects are declared, by which a later change is told. */
export async function rulesToStore(
  db: Kysely<Tables>,
  { scope, rules }: { readonly scope: ResultScope; readonly rules: GradingRules },
): Promise<string> {
  const place = {
    year: sql`${scope.academic_year_id}::bigint`,
    exam: sql`${scope.exam_type_id}::bigint`,
    schoolClass: sql`${scope.class_id}::bigint`,
  };
  const { rows } = await sql<{ subjects: string }>`select ${declaredSubjects(place)} as subjects`.execute(db);
  return JSON.stringify({ ...rules, subjects: rows[0]?.subjects });
}
