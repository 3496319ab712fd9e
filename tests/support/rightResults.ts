import { expect } from 'vitest';
import { twoDecimals } from '../../src/domain/results/exact.ts';
import { GradeScale } from '../../src/domain/results/grades.ts';
import { positionsOf } from '../../src/domain/results/positions.ts';
import {
  type CountedSubject,
  type ResultSettings,
  studentResult,
  type StudentResult,
} from '../../src/domain/results/studentResult.ts';
import type { Campus, Json } from './campus.ts';
import type { ResultScope } from './resultOffice.ts';
import { entriesOf, groupedBy } from './results.ts';

/** What the rules say of students, by their ids. */
export type RightResults = ReadonlyMap<number, StudentResult>;

/** The school's grade types in use. */
export async function scaleOf(campus: Campus): Promise<GradeScale> {
  const { list } = await campus.call('GET /grade/types');
  const used = list.filter(({ is_active }) => is_active === 1);
  return new GradeScale(used as unknown as ConstructorParameters<typeof GradeScale>[0]);
}

/** What the rules say of everybody of a class in an exam. */
export async function rightResults(
  campus: Campus,
  { scope, settings = {} }: { scope: ResultScope; settings?: Omit<ResultSettings, 'scale'> },
): Promise<Map<number, StudentResult>> {
  const scale = await scaleOf(campus);
  const students = [...(await entriesOf(campus, scope))];
  return new Map(
    students.map(([id, entries]) => [id, studentResult(entries, { scale, ...settings }) as StudentResult]),
  );
}

/** Compares the results of a class that are not published with what the rules say of each student. */
export function expectRight(list: readonly Json[], right: RightResults): void {
  expect(list.map(({ student_id }) => student_id).sort()).toEqual([...right.keys()].sort());
  const rightOf = ({ student_id }: Json) => right.get(Number(student_id)) as StudentResult;
  for (const row of list) {
    const { gpa, letter, total, full, is_passed, failed_subjects, subjects } = rightOf(row);
    expect(row).toMatchObject({
      gpa: twoDecimals(gpa),
      letter,
      total: twoDecimals(total),
      full_marks: full.valueOf(),
      is_passed: Number(is_passed),
      failed_subjects,
      status: 0,
    });
    expect(bySubject(row.subjects as Json[])).toEqual(bySubject(subjects.map(shown)));
  }
  for (const key of ['position_in_class', 'position_in_section'] as const)
    for (const rows of groupedBy(list, (row) => placedWith(row, key)).values())
      expect(rows.map((row) => row[key])).toEqual(positionsOf(rows.map(rightOf)));
}

function bySubject(subjects: readonly Json[]): Json[] {
  return subjects
    .map(({ subject_id, partner_id, is_fourth, obtained, percent, letter, point, is_passed, is_absent }) => ({
      subject_id,
      partner_id,
      is_fourth,
      obtained,
      percent,
      letter,
      point,
      is_passed,
      is_absent,
    }))
    .sort((one, other) => Number(one.subject_id) - Number(other.subject_id));
}

function shown({ obtained, shown_percent, point, is_fourth, is_passed, is_absent, ...subject }: CountedSubject): Json {
  return {
    ...subject,
    is_fourth: Number(is_fourth),
    obtained: twoDecimals(obtained),
    // With as many decimals as the column has.
    percent: `${twoDecimals(shown_percent)}00`,
    point: twoDecimals(point),
    is_passed: Number(is_passed),
    is_absent: Number(is_absent),
  };
}

function placedWith(row: Json, key: 'position_in_class' | 'position_in_section'): string {
  const names = ['version_id', 'shift_id', 'student_group_id'];
  const all = key === 'position_in_section' ? [...names, 'wing_id', 'section_id'] : names;
  return all.map((name) => row[name]).join(' ');
}
