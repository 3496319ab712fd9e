import { type RawBuilder, sql, type Transaction } from 'kysely';
import { result } from '../../../../../schemas/exams/result.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import { PLANNED_ANEW } from '../../../db/statementNames.ts';
import type { Tables } from '../../../db/tables.ts';
import type { GradedSubjects } from './gradedSubjects.ts';
import type { GradingRules } from '../exams/gradingRules.ts';
import { allowLongStatement } from './allowLongStatement.ts';
import { cohortColumns } from './markedParts.ts';
import { placesAmong } from './placesAmong.ts';
import {
  type Examined,
  isExamined,
  isInScope,
  isOfExam,
  rankedWith,
  type ResultScope,
  studentsTable,
} from '../exams/scope.ts';
import { COHORT } from '../../../../../schemas/academics/cohort.ts';

const { generated, published, replaced } = codesOf(result.fields.status);

/** How many results were stored, and what stood in the way of some. */
export interface StoredResults {
  readonly students: number;
  /** Parts without a mark. */
  readonly missing: number;
  /** Subjects of students with marks above the full marks. */
  readonly exceeding: number;
  /** Parts, or for a year's final exams, of which results are worked out. */
  readonly planned: number;
  /** Students who sit no compulsory subject. */
  readonly without_compulsory: number;
  /** Of subjects that were worked out before. */
  readonly basis: string | null;
}

export interface ResultStorage {
  readonly trx: Transaction<Tables>;
  readonly scope: Examined;
  readonly rules: GradingRules;
  readonly runId: number;
  readonly subjects: GradedSubjects;
}

/**
 * Takes the place of what was generated and never published. What was published once stays readable, as replaced once
 * something newer is published. `insert` may say how the new rows are stored.
 */
export async function storeResults(
  storing: ResultStorage,
  insert: (store: () => Promise<StoredResults>) => Promise<StoredResults> = (store) => store(),
): Promise<StoredResults> {
  const { trx, scope } = storing;
  await allowLongStatement(trx);
  await removeUnpublished(trx, scope);
  const stored = await insert(() => insertResults(storing));
  await placeOthers(trx, scope);
  return stored;
}

/** Of the scope, and also what its students had where they were before. */
async function removeUnpublished(trx: Transaction<Tables>, scope: Examined): Promise<void> {
  const isOfStudents = sql`r.academic_year_id = ${scope.academic_year_id} and r.student_id in (
    select e.student_id from ${sql.table(studentsTable(scope))} e where ${isExamined(scope)})`;
  const isTheirs = scope.isOfPublished ? isOfStudents : sql`(${isInScope('r', scope)} or ${isOfStudents})`;
  const isOpen = sql`${isTheirs} and ${isOfExam('r', scope)} and r.status = ${generated}`;
  await sql`delete from results_subjects where parent_id in (
    select r.id from results r where ${isOpen} and r.published_at is null)`.execute(trx);
  await sql`delete from results r where ${isOpen} and r.published_at is null`.execute(trx);
  await sql`update results r set status = ${replaced}, row_version = row_version + 1, updated_at = now()
    where ${isOpen}`.execute(trx);
}

// One statement: what it counts as missing and what it stores are of one moment. Results get their ids in the order of the
// students: two databases with the same marks have the same results, however they plan it.
async function insertResults({ trx, scope, rules, runId, subjects }: ResultStorage): Promise<StoredResults> {
  const lowest = rules.grades.at(-1);
  const answer = await sql<StoredResults>`${sql.raw(PLANNED_ANEW)} ${subjects.graded},
    grades as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rules.grades)}::jsonb)
        as g(letter text, min_mark numeric, point numeric)
    ),
    sums as (
      select student_id,
        count(*) filter (where not is_fourth) as compulsory,
        coalesce(sum(point) filter (where not is_fourth), 0) as points,
        coalesce(max(point) filter (where is_fourth), 0) as fourth,
        count(*) filter (where point = 0 and (not is_fourth or ${rules.fourth_fails}::boolean)) as failed,
        sum(obtained) filter (where not is_fourth or not ${rules.fourth_not_in_total}::boolean) as total,
        sum(full_marks) filter (where not is_fourth or not ${rules.fourth_not_in_total}::boolean) as full_marks
      from graded
      group by student_id
    ),
    averages as (
      select s.*, case when s.failed > 0 then 0 else least(
          (select max(point) from grades),
          round((s.points + greatest(0, s.fourth - 2)) / nullif(s.compulsory, 0), 2)
        ) end as gpa
      from sums s
    ),
    candidates as (
      select a.student_id, ${cohortColumns('u')}, a.gpa, a.total
      from averages a
      join pupils u on u.student_id = a.student_id
      where a.failed = 0 and a.compulsory > 0
      union all
      select n.student_id, ${cohortColumns('n')}, n.gpa, n.total
      from (${newestResults(rankedWith(scope))}) n
      where n.is_passed = 1 and n.student_id not in (select student_id from pupils)
    ),
    places as (select c.student_id, ${placesAmong()} from candidates c),
    earlier as (
      select r.student_id, max(r.version_no) as version_no
      from results r
      where r.academic_year_id = ${scope.academic_year_id} and ${isOfExam('r', scope)}
        and r.student_id in (select student_id from pupils)
      group by r.student_id
    ),
    stored as (
      insert into results (student_id, ${sql.join(COHORT.map((name) => sql.ref(name)))}, roll_no, exam_type_id, version_no,
        gpa, letter, total, full_marks, is_passed, failed_subjects, position_in_section, position_in_class, run_id, status)
      select u.student_id, ${cohortColumns('u')}, u.roll_no, ${scope.exam_type_id}::bigint, coalesce(e.version_no, 0) + 1,
        a.gpa,
        case when a.failed > 0 then ${lowest?.letter ?? ''}
          else (select letter from grades where point <= a.gpa order by min_mark desc limit 1) end,
        a.total, a.full_marks, case when a.failed = 0 then 1 else 0 end, a.failed, c.in_section, c.in_class, ${runId}, ${generated}
      from averages a
      join pupils u on u.student_id = a.student_id
      left join places c on c.student_id = a.student_id
      left join earlier e on e.student_id = a.student_id
      where a.compulsory > 0
      order by u.student_id
      returning id, student_id
    ),
    stored_subjects as (
      insert into results_subjects (parent_id, position, subject_id, partner_id, is_fourth, obtained, full_marks, percent,
        letter, point, is_passed, is_absent, components)
      select r.id, g.ordinal - 1, g.unit, g.partner_id,
        g.is_fourth::int, g.obtained, g.full_marks, g.percent, g.letter, g.point,
        (g.point > 0)::int, g.is_absent::int, g.components
      from graded g
      join stored r on r.student_id = g.student_id
    )
    select (select count(*) from stored)::int as students, (${subjects.missing})::int as missing,
      (${subjects.exceeding})::int as exceeding,
      (${subjects.planned})::int as planned, ${subjects.basis ?? sql`null`} as basis,
      (select count(*) from pupils u where not exists (
        select from averages a where a.student_id = u.student_id and a.compulsory > 0))::int as without_compulsory`.execute(
    trx,
  );
  return answer.rows[0] as StoredResults;
}

/** The newest results, generated or published, of everybody in a scope. */
function newestResults(scope: ResultScope): RawBuilder<unknown> {
  return sql`select distinct on (r.student_id) r.*
    from results r
    where ${isInScope('r', scope)} and ${isOfExam('r', scope)} and r.status in (${generated}, ${published})
    order by r.student_id, r.version_no desc`;
}

/**
 * Results of a part of a class move the places of the others in it, where those are not published either: what is
 * published keeps the places that it was published with. They are found first and changed by their ids, because
 * nothing is known yet of how many results were just stored, and by that a join takes minutes.
 */
async function placeOthers(trx: Transaction<Tables>, scope: Examined): Promise<void> {
  if (scope.wing_id === null && scope.section_id === null && !scope.isOfPublished) return;
  const { rows } = await sql<{ id: number; in_section: number; in_class: number }>`
    select p.id, p.in_section, p.in_class
    from (select c.*, ${placesAmong()} from (${newestResults(rankedWith(scope))}) c where c.is_passed = 1) p
    where p.status = ${generated} and p.published_at is null
      and (p.in_section, p.in_class) is distinct from (p.position_in_section, p.position_in_class)`.execute(trx);
  if (rows.length === 0) return;
  const column = (name: keyof (typeof rows)[number]) => rows.map((row) => row[name]);
  await sql`
    update results r set position_in_section = p.in_section, position_in_class = p.in_class
    from unnest(${column('id')}::bigint[], ${column('in_section')}::int[], ${column('in_class')}::int[])
      as p(id, in_section, in_class)
    where r.id = p.id`.execute(trx);
}
