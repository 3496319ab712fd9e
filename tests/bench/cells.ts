import type { BenchExam, Query } from './exam.ts';
import { inTurns, loadBodies } from './load.ts';
import { type Measurement, round } from './report.ts';
import { startBareServer } from './startBareServer.ts';

const ROUNDS = 3;
const SECONDS = 5;
const WARM_UP_SECONDS = 2;

interface Saving {
  readonly api: string;
  readonly token: string;
  readonly databaseUrl: string;
  readonly query: Query;
  readonly exam: BenchExam;
}

/** Marks of a grid, each saved by itself with its history, beside rows of the same table that the bare server inserts. */
export async function measureCells({ api, token, databaseUrl, query, exam }: Saving): Promise<Measurement> {
  const bare = await startBareServer(databaseUrl);
  const rows = await query(CELLS, [exam.academic_year_id, exam.exam_type_id, exam.class_id]);
  await query('delete from uploaded_marks where exam_type_id = $1', [exam.exam_type_id]);
  const [other] = await query(
    `insert into exam_types (name, "order", weight) select $1, max("order") + 1, 0 from exam_types returning id`,
    [`Bare ${exam.exam_type_id}`],
  );
  const cellOf = { ours: eachOnce(rows), bare: eachOnce(rows) };
  const ours = (seconds: number) =>
    loadBodies(`${api}/uploaded-marks`, seconds, {
      token,
      nextBody: () => {
        const { student_id, component, ...place } = cellOf.ours();
        return { ...place, marks: [{ student_id, component, mark: '7', is_absent: 0, row_version: null }] };
      },
    });
  const reference = (seconds: number) =>
    loadBodies(bare, seconds, {
      nextBody: () => ({ table: 'uploaded_marks', row: { ...cellOf.bare(), exam_type_id: other?.id, mark: 7 } }),
    });
  await ours(WARM_UP_SECONDS);
  await reference(WARM_UP_SECONDS);
  const [saved, inserted] = await inTurns(
    ROUNDS,
    () => ours(SECONDS),
    () => reference(SECONDS),
  );
  return {
    what: 'marks saved a second with their history, to rows that the bare server inserts',
    value: saved.perSecond / inserted.perSecond,
    unit: '',
    atLeast: 0.25,
    detail: `${round(saved.perSecond)} to ${round(inserted.perSecond)} a second, 10 connections`,
  };
}

/** The next row at each call; refused at the end, where a mark would be changed instead of made. */
function eachOnce<T>(rows: readonly T[]): () => T {
  let next = 0;
  return () => {
    const row = rows[next++];
    if (!row) throw new Error(`${rows.length} marks are too few for this machine.`);
    return row;
  };
}

const CELLS = `
select academic_year_id, class_id, version_id, shift_id, wing_id, student_group_id, section_id, exam_type_id, subject_id,
  student_id, component
from uploaded_marks
where academic_year_id = $1 and exam_type_id = $2 and class_id = $3
order by component, subject_id, student_id`;
