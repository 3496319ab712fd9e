import { sql } from 'kysely';
import { result } from '../../../../schemas/exams/result.ts';
import { resultPublication } from '../../../../schemas/exams/resultPublication.ts';
import { codesOf } from '../../../core/fields/field.ts';
import { viewOf } from '../../db/tables.ts';
import { rulesToStore } from '../services/results/declaredSubjects.ts';
import { readGradingRules } from '../services/results/gradingRules.ts';
import { type ResultScope, scopeOf } from '../services/results/scope.ts';
import { resultSource } from '../services/results/resultSource.ts';
import { storeResults } from '../services/results/storeResults.ts';
import { schoolTables } from '../tables.ts';
import { addDays, instantOf } from './days.ts';
import type { SchoolExam } from './exams.ts';
import { type SeedContext, seedRecords } from './seedRecords.ts';

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

/**
 * Publishes the results of the past exams, class by class. The first exam of the last class is published twice, because a
 * mark of it is corrected. No one is told: it is long ago.
 */
export async function seedResults(
  context: SeedContext,
  school: { readonly yearId: number; readonly classes: readonly number[]; readonly exams: readonly SchoolExam[] },
): Promise<void> {
  const { yearId, classes, exams } = school;
  const past = exams.filter(({ isPast }) => isPast);
  for (const { id, startsOn } of past) {
    const day = addDays(startsOn, PUBLISHED_AFTER);
    for (const class_id of classes) {
      const scope = scopeOf({ academic_year_id: yearId, exam_type_id: id, class_id });
      await publish(context, { scope, version: 1, day, reason: null });
    }
  }
  const [first] = past;
  const last = classes.at(-1);
  if (!first || last === undefined) return;
  const scope = scopeOf({ academic_year_id: yearId, exam_type_id: first.id, class_id: last });
  await correctMark(context, scope);
  await publish(context, { scope, version: 2, day: addDays(first.startsOn, CORRECTED_AFTER), reason: CORRECTION });
}

async function publish(context: SeedContext, { scope, version, day, reason }: Publishing): Promise<void> {
  const { database } = context;
  const at = instantOf(day, '06:00');
  const tables = schoolTables<'grade_types' | 'institutes'>({ database });
  const { rules } = await readGradingRules(tables);
  const source = await resultSource({ tables: viewOf(database.db), scope, rules });
  const stored = await rulesToStore(database.db, { scope, rules });
  const [runId] = await seedRecords(context, 'resultRun', [{ ...scope, students: 0, rules: stored }]);
  const { students } = await database.db.transaction().execute(async (trx) => {
    const stored = await storeResults({ trx, scope, rules, runId: runId as number, source });
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

/** One student has two marks more than was entered, or less where that would be more than the full marks. */
async function correctMark({ database }: SeedContext, scope: ResultScope): Promise<void> {
  await sql`update uploaded_marks set mark = case when mark < 20 then mark + 2 else mark - 2 end
    where id = (select min(id) from uploaded_marks
      where exam_type_id = ${scope.exam_type_id} and class_id = ${scope.class_id} and mark >= 2)`.execute(database.db);
}
