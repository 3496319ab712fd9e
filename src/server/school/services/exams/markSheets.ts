import type { markSheets as declared } from '../../../../../schemas/exams/markCalls.ts';
import { uploadedMark } from '../../../../../schemas/teaching/uploadedMark.ts';
import type { Answered, QueryOf } from '../../../../core/calls/defineCall.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { isAllowed } from '../../../policies/require.ts';
import { schoolTables } from '../../tables.ts';
import { activeExams, examOfNow } from './examChoice.ts';
import { sheetsQuery, type SheetRow } from './markSheetsSql.ts';
import { sheetLock } from './sheetLock.ts';

interface ReadRequest {
  readonly context: Context;
  readonly caller: Caller;
  readonly asked: QueryOf<typeof declared>;
}

type Sheets = Answered<typeof declared>;

/** The sheets that are assigned to the caller, or those of a class as far as the caller may see them, in an exam. */
export async function readMarkSheets({ context, caller, asked }: ReadRequest): Promise<Sheets> {
  const exams = await activeExams(context);
  const exam = asked.exam_type_id === null ? examOfNow(exams) : exams.find(({ id }) => id === asked.exam_type_id);
  const seesAll = isAllowed(caller, context.registry.get(uploadedMark.name), 'full');
  const common = { exam: exam ?? null, exams, sees_all: seesAll };
  const year = asked.academic_year_id ?? (await currentYear(context));
  if (!exam || year === undefined) return { ...common, rows: [] };
  const { rows } = await schoolTables<'uploaded_marks'>(context).executeQuery(
    sheetsQuery({
      year,
      exam: exam.id,
      classId: asked.class_id,
      userId: seesAll && asked.class_id !== null ? null : caller.userId,
    }),
  );
  return { ...common, rows: rows.map((row) => present(row, exam)) };
}

function present(row: SheetRow, { opens_at, closes_at }: NonNullable<Sheets['exam']>): Sheets['rows'][number] {
  const { parts, handed_in_at, published_at, ...rest } = row;
  const components = Array.from({ length: parts }, () => ({ name: '', full_mark: 0, pass_mark: 0 }));
  const handedInAt = handed_in_at === null ? null : new Date(handed_in_at).toISOString();
  const publishedAt = published_at === null ? null : new Date(published_at).toISOString();
  const facts = { opens_at, closes_at, handed_in_at: handedInAt, published_at: publishedAt, components };
  return { ...rest, has_distribution: parts > 0, lock: sheetLock(facts), handed_in_at: handedInAt };
}

async function currentYear(context: Context): Promise<number | undefined> {
  const year = await schoolTables<'academic_years'>(context)
    .selectFrom('academic_years')
    .select('id')
    .where('is_current', '=', 1)
    .executeTakeFirst();
  return year?.id;
}
