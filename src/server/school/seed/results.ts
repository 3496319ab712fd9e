import { sql } from 'kysely';
import { result } from '../../../../schemas/exams/result.ts';
import { resultPublication } from '../../../../schemas/exams/resultPublication.ts';
import { uploadedMark } from '../../../../schemas/teaching/uploadedMark.ts';
import { codesOf } from '../../../core/fields/field.ts';
import { rowStatement } from '../../db/listSql.ts';
import { type RowWithId, viewOf } from '../../db/tables.ts';
import { type PresentedRecord, presentRecord } from '../../presenters/presentRecord.ts';
import { auditPastChange } from '../../services/resources/write/audit.ts';
import { rulesToStore } from '../services/results/declaredSubjects.ts';
import { readGradingRules } from '../services/exams/gradingRules.ts';
import { type ResultScope, scopeOf } from '../services/exams/scope.ts';
import { gradeSubjects } from '../services/results/gradedSubjects.ts';
import { resultSource } from '../services/results/resultSource.ts';
import { storeResults } from '../services/results/storeResults.ts';
import { schoolTables } from '../tables.ts';
import { instantOf } from './days.ts';
import type { School, SchoolExam, SchoolUsers } from './school.ts';
import { type SeedContext, seedRecords } from './seedRecords.ts';
import { addDays } from '../../../core/days.ts';

const { generated, published, replaced } = codesOf(result.fields.status);
const { done } = codesOf(resultPublication.fields.status);

/** How many days after its first day an exam is published, and corrected. */
const PUBLISHED_AFTER = 30;
const CORRECTED_AFTER = 33;
const CORRECTION = 'A mark was entered in the wrong row.';

interface Publishing {
  readonly scope: ResultScope;
  readonly version: number;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly reason: string | null;
}

/** An exam of a class. */
export interface ExamOfClass {
  readonly exam: SchoolExam;
  readonly class_id: number;
}

/** What the school has results of: every past exam of every class. */
export function examsWithResults({ exams, classes }: Pick<School, 'exams' | 'classes'>): ExamOfClass[] {
  return exams.filter(({ isPast }) => isPast).flatMap((exam) => classes.map((class_id) => ({ exam, class_id })));
}

/**
 * Publishes results, class by class. The first exam of the last class is published twice, because a mark of it is
 * corrected.
 */
export async function seedResults(
  context: SeedContext,
  {
    yearId,
    exams,
    classes,
    users,
  }: Pick<School, 'yearId' | 'exams' | 'classes'> & { readonly users: Pick<SchoolUsers, 'admin'> },
  examined: readonly ExamOfClass[],
): Promise<void> {
  for (const { exam, class_id } of examined) {
    const scope = scopeOf({ academic_year_id: yearId, exam_type_id: exam.id, class_id });
    await publish(context, { scope, version: 1, day: addDays(exam.startsOn, PUBLISHED_AFTER), reason: null });
    if (exam !== exams[0] || class_id !== classes.at(-1)) continue;
    const day = addDays(exam.startsOn, CORRECTED_AFTER);
    await correctMark(context, { scope, day, userId: users.admin });
    await publish(context, { scope, version: 2, day, reason: CORRECTION });
  }
}

async function publish(context: SeedContext, { scope, version, day, reason }: Publishing): Promise<void> {
  const { database } = context;
  const at = instantOf(day, '06:00');
  const tables = schoolTables<'grade_types' | 'institutes'>({ database });
  const { rules } = await readGradingRules(tables);
  const subjects = gradeSubjects(await resultSource({ tables: viewOf(database.db), scope, rules }), rules);
  const stored = await rulesToStore(database.db, { scope, rules });
  const [runId] = await seedRecords(context, 'resultRun', [{ ...scope, students: 0, rules: stored }]);
  const { students } = await database.db.transaction().execute(async (trx) => {
    const stored = await storeResults({ trx, scope, rules, runId: runId as number, subjects });
    await sql`update results set status = ${replaced}, updated_at = ${at}
      where class_id = ${scope.class_id} and exam_type_id = ${scope.exam_type_id} and status = ${published}`.execute(
      trx,
    );
    await sql`update results set status = ${published}, published_at = ${at}, created_at = ${at}, updated_at = ${at}
      where status = ${generated}`.execute(trx);
    await sql`update result_runs set students = ${stored.students}, created_at = ${at}, updated_at = ${at}
      where id = ${runId}`.execute(trx);
    return stored;
  });
  const publication = {
    ...scope,
    kind: 'publish',
    version_no: version,
    students,
    takes_place_at: at,
    reason,
    status: done,
  };
  await seedRecords(context, 'resultPublication', [publication]);
}

interface Correcting {
  readonly scope: ResultScope;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly userId: number;
}

/** Two marks more than were entered, for a student whose letter in the subject is better with them. Its history says so. */
async function correctMark(context: SeedContext, { scope, day, userId }: Correcting): Promise<void> {
  const { database, registry } = context;
  const { rows } = await sql<{ id: number; user: string }>`
    select m.id, (select name from users where id = ${userId}) as user
    from results r
    join results_subjects s on s.parent_id = r.id and s.partner_id is null and s.full_marks = 100 and s.percent in (78, 79)
    join uploaded_marks m on m.student_id = r.student_id and m.exam_type_id = r.exam_type_id and m.subject_id = s.subject_id
    where r.exam_type_id = ${scope.exam_type_id} and r.class_id = ${scope.class_id} and r.is_passed = 1 and m.mark between 40 and 48
    order by m.id limit 1`.execute(database.db);
  const [mark] = rows;
  if (!mark) return;
  const { id, user } = mark;
  const at = instantOf(day, '06:00');
  const before = await readMark(context, id);
  await sql`update uploaded_marks set mark = mark + 2, correction_reason = ${CORRECTION}, row_version = row_version + 1,
    updated_at = ${at} where id = ${id}`.execute(database.db);
  const caller = { userId, name: user, address: '', requestId: '' };
  const after = await readMark(context, id);
  await auditPastChange(database.db, { at, caller, resource: registry.get(uploadedMark.name), id, before, after });
}

async function readMark({ database, registry }: SeedContext, id: number): Promise<PresentedRecord> {
  const resource = registry.get(uploadedMark.name);
  const { sql: text, parameters } = rowStatement(resource, registry, id);
  const [row] = await database.query<RowWithId>(text, parameters);
  return presentRecord(resource, row as RowWithId);
}
