import { sql } from 'kysely';
import { fillTemplate } from '../../../core/resource.ts';
import type { Problem } from '../../../core/rules/problem.ts';
import type { Problems } from '../../../core/rules/readInput.ts';
import type { Writing } from '../resources/hookTypes.ts';
import { lockTable } from '../resources/lockTable.ts';
import { loadRecord, type Store, type Values } from '../resources/store.ts';
import { areOptional } from './areOptional.ts';

/** What an exam may be limited to; empty means all. */
const LIMITS = ['version_id', 'shift_id', 'wing_id', 'student_group_id', 'section_id'] as const;
const MATTERS = [
  'academic_year_id', 'exam_type_id', 'class_id', ...LIMITS, 'subject_id', 'kind', 'held_on', 'starts_at', 'ends_at', 'room', 'employee_id',
  'is_active',
];

/**
 * At one time a room holds one paper, an invigilator watches over one, and a student sits one. Sections that sit the same
 * paper may share both; subjects of which a student takes only one may be examined side by side.
 */
export async function checkExamRoutine({ store, existing, values }: Writing): Promise<Problems | undefined> {
  const exam = { ...existing, ...values };
  if (exam.is_active === 0 || !MATTERS.some((name) => name in values)) return undefined;
  await lockTable(store);
  const problems: Record<string, Problem[]> = {};
  for (const other of await papersAtTheTime(store, exam)) {
    const fields = await clashes(store, exam, other);
    if (fields.length === 0) continue;
    const title = fillTemplate(store.resource.title, await loadRecord(store, Number(other.id)));
    for (const field of fields) problems[field] ??= [{ key: 'overlap', params: { other: title } }];
  }
  return problems;
}

async function clashes(store: Store, exam: Values, other: Values): Promise<string[]> {
  return [
    ...(isSameRoom(exam.room, other.room) ? ['room'] : []),
    ...(isSame(exam.employee_id, other.employee_id) ? ['employee_id'] : []),
    ...((await concernsTheSame(store, exam, other)) ? ['starts_at'] : []),
  ];
}

// Whether there may be a student who has to sit both.
async function concernsTheSame({ trx }: Store, exam: Values, other: Values): Promise<boolean> {
  if (!isSame(exam.class_id, other.class_id)) return false;
  if (LIMITS.some((name) => isGiven(exam[name]) && isGiven(other[name]) && !isSame(exam[name], other[name]))) return false;
  const subjects = [exam.subject_id, other.subject_id].map(Number);
  return !(await areOptional({ trx, subjects, classId: Number(exam.class_id), group: exam.student_group_id ?? other.student_group_id }));
}

async function papersAtTheTime({ trx }: Store, exam: Values): Promise<Values[]> {
  return trx
    .selectFrom('exam_routines')
    .select(['id', 'class_id', ...LIMITS, 'subject_id', 'room', 'employee_id'])
    .where('academic_year_id', '=', exam.academic_year_id)
    .where('held_on', '=', exam.held_on)
    .where('starts_at', '<', exam.ends_at)
    .where('ends_at', '>', exam.starts_at)
    .where('is_active', '=', 1)
    .where('id', '<>', Number(exam.id ?? 0))
    .where(sql<boolean>`(class_id, exam_type_id, subject_id, kind) <> (${exam.class_id}, ${exam.exam_type_id}, ${exam.subject_id}, ${exam.kind})`)
    .orderBy('id')
    .execute();
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined;
}

// The database answers ids as text.
function isSame(one: unknown, other: unknown): boolean {
  return isGiven(one) && isGiven(other) && Number(one) === Number(other);
}

function isSameRoom(one: unknown, other: unknown): boolean {
  return isGiven(one) && isGiven(other) && String(one).toLowerCase() === String(other).toLowerCase();
}
