import type { OwedExam } from '../../../../../schemas/dashboard.ts';
import { markSheet } from '../../../../../schemas/teaching/markSheet.ts';
import { mayRead } from '../../../policies/require.ts';
import { activeExams } from '../exams/examChoice.ts';
import { readMarkSheets } from '../exams/markSheets.ts';
import type { Tile, TileCall } from './tile.ts';

type Exam = Awaited<ReturnType<typeof activeExams>>[number];
type Sheet = Awaited<ReturnType<typeof readMarkSheets>>['rows'][number];

/** The caller's own sheets of marks that can be handed in now and are not yet; the exam that closes first before others. */
export const owedSheets: Tile<'owedSheets'> = {
  name: 'owedSheets',
  read: async (call) => {
    const { context, caller } = call;
    if (!mayRead(caller, context.registry.get(markSheet.name))) return undefined;
    const exams = await activeExams(context);
    const owed = (await Promise.all(exams.map((exam) => owedOf(call, exam)))).filter(({ sheets }) => sheets.length > 0);
    if (owed.length === 0) return undefined;
    return owed.sort((one, other) => (one.closes_at ?? LAST).localeCompare(other.closes_at ?? LAST));
  },
};

/** After every instant: an exam without an end. */
const LAST = '9';
/** Told only where the sheets differ in it. */
const AROUND = ['version', 'shift', 'wing'] as const;

async function owedOf({ context, caller }: TileCall, { id, name, closes_at }: Exam): Promise<OwedExam> {
  const asked = { academic_year_id: null, exam_type_id: id, class_id: null };
  const { rows } = await readMarkSheets({ context, caller, asked });
  const owed = rows.filter(({ lock, students }) => lock === null && students > 0);
  const differing = AROUND.filter((part) => new Set(owed.map((row) => row[part].id)).size > 1);
  const sheets = owed.map((row) => ({
    subject: row.subject.name,
    note: [row.class, row.section, row.student_group, ...differing.map((part) => row[part])]
      .flatMap((each) => each?.name ?? [])
      .join(' · '),
    students: row.students,
    complete: row.complete,
    place: placeOf(row),
  }));
  return { id, name, closes_at, sheets };
}

function placeOf(row: Sheet): OwedExam['sheets'][number]['place'] {
  return {
    academic_year_id: row.academic_year_id,
    class_id: row.class.id,
    version_id: row.version.id,
    shift_id: row.shift.id,
    wing_id: row.wing.id,
    student_group_id: row.student_group?.id ?? null,
    section_id: row.section.id,
    subject_id: row.subject.id,
  };
}
