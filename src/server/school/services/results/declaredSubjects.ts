import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { GradingRules } from '../exams/gradingRules.ts';
import { countsForFinal } from './countsForFinal.ts';
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
      concat_ws(' ', c.parent_id, coalesce(c.student_group_id, 0), c.requirement, coalesce(c.partner_subject_id, 0)),
      ',' order by c.parent_id, c.student_group_id nulls first)), '')
    from (
      select s.id as parent_id, own.student_group_id, coalesce(own.requirement, 'compulsory') as requirement,
        s.partner_subject_id
      from subjects s
      left join subjects_classes own on own.parent_id = s.id and own.class_id = ${schoolClass}
      where (own.id is not null or s.partner_subject_id is not null) and exists (
        select from mark_distributions d
        where d.subject_id = s.id and d.class_id = ${schoolClass} and d.academic_year_id = ${year}
          and d.exam_type_id = ${exam})
    ) c)`;
}

/** The exams that count for a year's final of a class, in their order and with their weights: a text likewise. */
export function countedExams({ year, schoolClass }: Omit<ClassExamColumns, 'exam'>): RawBuilder<string> {
  return sql<string>`(
    select coalesce(string_agg(concat_ws(' ', t.id, t.weight), ',' order by t."order", t.id), '')
    from exam_types t
    where ${countsForFinal('t', { year, schoolClass })})`;
}

/** Which papers count as one in a year's final of a class: a text likewise. */
export function countedPapers({ year, schoolClass }: Omit<ClassExamColumns, 'exam'>): RawBuilder<string> {
  return sql<string>`(
    select coalesce(string_agg(concat_ws(' ', s.id, s.partner_subject_id), ',' order by s.id), '')
    from subjects s
    where s.partner_subject_id <> s.id and exists (
      select from mark_distributions d
      where d.subject_id = s.id and d.class_id = ${schoolClass} and d.academic_year_id = ${year}))`;
}

/** What a run keeps beside its rules: with it, a later change is told. */
export const KEPT_WITH_RULES = ['subjects', 'exams', 'papers'] as const;

/** The rules as a run keeps them: with how the subjects are declared or, of a final, which exams and papers it counts. */
export async function rulesToStore(
  db: Kysely<Tables>,
  { scope, rules }: { readonly scope: ResultScope; readonly rules: GradingRules },
): Promise<string> {
  const place = {
    year: sql`${scope.academic_year_id}::bigint`,
    exam: sql`${scope.exam_type_id}::bigint`,
    schoolClass: sql`${scope.class_id}::bigint`,
  };
  const ofFinal = sql`, ${countedExams(place)} as exams, ${countedPapers(place)} as papers`;
  const { rows } = await sql<Partial<Record<(typeof KEPT_WITH_RULES)[number], string>>>`
    select ${declaredSubjects(place)} as subjects ${scope.exam_type_id === null ? ofFinal : sql``}`.execute(db);
  return JSON.stringify({ ...rules, ...rows[0] });
}
