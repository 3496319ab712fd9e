import type { Entry } from '../sendCells.ts';

interface EntryOptions {
  readonly students?: number;
  readonly marks?: Entry['marks'];
  readonly isOptional?: boolean;
}

/** A sheet as the server answers it, with two components. */
export function entryWith({ students = 2, marks = [], isOptional = false }: EntryOptions = {}): Entry {
  const exam = { id: 1, name: 'First Term', opens_at: null, closes_at: null };
  return {
    lock: null,
    newcomers_open: false,
    handed_in_at: null,
    handed_in_by: null,
    published_at: null,
    opens_at: null,
    closes_at: null,
    as_of: '2025-03-01T00:00:00.000Z',
    may_reopen: false,
    exam,
    exams: [exam],
    names: {
      institute: 'Demo School',
      academic_year: '2025',
      class: 'Six',
      version: 'Bangla',
      shift: 'Morning',
      wing: 'Boys',
      student_group: null,
      section: 'A',
      subject: 'Mathematics',
    },
    pass_rule: 'both',
    components: [
      { name: 'Written', full_mark: 70, pass_mark: 23 },
      { name: 'MCQ', full_mark: 30, pass_mark: 10 },
    ],
    rounds_marks_up: false,
    grades: [
      { letter: 'A+', min_mark: 80, point: 5 },
      { letter: 'F', min_mark: 0, point: 0 },
    ],
    students: Array.from({ length: students }, (_, index) => ({
      id: index + 1,
      student_id: `S-${index + 1}`,
      name: `Student ${index + 1}`,
      photo: null,
      roll_no: index + 1,
      is_optional: isOptional ? 1 : 0,
      is_published: 0,
      usual_percent: null,
    })),
    marks,
  };
}

/** A mark as the server answers it. */
export function markOf(
  student_id: number,
  component: string,
  mark: number | null,
  row_version = 1,
): Entry['marks'][number] {
  return {
    id: student_id * 10,
    student_id,
    component,
    mark,
    is_absent: 0,
    row_version,
    changed_at: '2025-03-01T00:00:00.000Z',
    changed_by: 'Somebody',
  };
}
