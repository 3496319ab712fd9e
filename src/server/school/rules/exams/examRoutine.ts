import { sql } from 'kysely';
import { examRoutine } from '../../../../../schemas/exams/examRoutine.ts';
import type { ProblemsOf, Writing } from '../../../services/rules.ts';
import { changesAny, defineRules } from '../../../services/rules.ts';
import { lockTable } from '../../../services/resources/write/loadRecords.ts';
import { overlapWith } from '../../../services/resources/write/overlap.ts';
import type { Store } from '../../../services/store.ts';
import { tablesOf } from '../../tables.ts';
import { CLASS_PARTS } from '../../../../../schemas/academics/cohort.ts';

const WATCHED_FIELDS = [
  'academic_year_id',
  'exam_type_id',
  'class_id',
  ...CLASS_PARTS,
  'subject_id',
  'kind',
  'held_on',
  'starts_at',
  'ends_at',
  'room',
  'employee_id',
  'is_active',
] as const;

/**
 * At one time a room holds one paper, an invigilator watches over one, and a student sits one. Sections that sit the same
 * paper may share both; subjects of which a student takes only one may be examined side by side.
 */
async function checkExamRoutine({
  store,
  caller,
  record: exam,
  values,
}: Writing<typeof examRoutine>): Promise<ProblemsOf<typeof examRoutine> | undefined> {
  if (exam.is_active === 0 || !changesAny(values, WATCHED_FIELDS)) return undefined;
  await lockTable(store);
  const problems: ProblemsOf<typeof examRoutine> = {};
  for (const other of await papersAtTheTime(store, exam)) {
    const fields = await clashes(store, exam, other);
    if (fields.length === 0) continue;
    const problem = await overlapWith({ store, caller }, other.id);
    for (const field of fields) problems[field] ??= [problem];
  }
  return problems;
}

type Exam = Writing<typeof examRoutine>['record'];
type ClashingField = 'room' | 'employee_id' | 'starts_at';
type PaperAtTheTime = Awaited<ReturnType<typeof papersAtTheTime>>[number];

async function clashes(store: Store, exam: Exam, other: PaperAtTheTime): Promise<ClashingField[]> {
  const fields: ClashingField[] = [];
  if (isSameRoom(exam.room, other.room)) fields.push('room');
  if (exam.employee_id !== null && exam.employee_id === other.employee_id) fields.push('employee_id');
  if (await concernsTheSame(store, exam, other)) fields.push('starts_at');
  return fields;
}

// Whether there may be a student who has to sit both.
async function concernsTheSame(store: Store, exam: Exam, other: PaperAtTheTime): Promise<boolean> {
  if (exam.class_id !== other.class_id) return false;
  if (CLASS_PARTS.some((name) => exam[name] !== null && other[name] !== null && exam[name] !== other[name]))
    return false;
  return !(await areOptional({
    store,
    subjects: [exam.subject_id, other.subject_id],
    classId: exam.class_id,
    group: exam.student_group_id ?? other.student_group_id,
  }));
}

async function papersAtTheTime(store: Store, exam: Exam) {
  return tablesOf<'exam_routines'>(store)
    .selectFrom('exam_routines')
    .select(['id', 'class_id', ...CLASS_PARTS, 'subject_id', 'room', 'employee_id'])
    .where('academic_year_id', '=', exam.academic_year_id)
    .where('held_on', '=', exam.held_on)
    .where('starts_at', '<', exam.ends_at)
    .where('ends_at', '>', exam.starts_at)
    .where('is_active', '=', 1)
    .where('id', '<>', exam.id ?? 0)
    .where(
      sql<boolean>`(class_id, exam_type_id, subject_id, kind) <> (${exam.class_id}, ${exam.exam_type_id}, ${exam.subject_id}, ${exam.kind})`,
    )
    .orderBy('id')
    .execute();
}

function isSameRoom(one: string | null, other: string | null): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase();
}

export const examRoutineRules = defineRules(examRoutine, { beforeWrite: checkExamRoutine });

/** Whether a class has to take none of the subjects. Without a group, no group may have to; what says nothing of the class is compulsory. */
async function areOptional(options: {
  readonly store: Store;
  readonly subjects: readonly number[];
  readonly classId: number;
  readonly group: number | null;
}): Promise<boolean> {
  const { store, classId, group } = options;
  const subjects = [...new Set(options.subjects)];
  const rows = await tablesOf<'subjects_classes'>(store)
    .selectFrom('subjects_classes')
    .select(['parent_id', 'student_group_id', 'requirement'])
    .where('parent_id', 'in', subjects)
    .where('class_id', '=', classId)
    .where((eb) =>
      group === null ? eb.lit(true) : eb.or([eb('student_group_id', 'is', null), eb('student_group_id', '=', group)]),
    )
    .execute();
  // What a subject says of the group goes before what it says of every group.
  const ofGroup = new Set(rows.filter((row) => row.student_group_id !== null).map(({ parent_id }) => parent_id));
  const counted = rows.filter((row) => group === null || row.student_group_id !== null || !ofGroup.has(row.parent_id));
  if (counted.some(({ requirement }) => requirement === 'compulsory')) return false;
  return new Set(rows.map(({ parent_id }) => parent_id)).size === subjects.length;
}
