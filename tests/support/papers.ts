import type { MarksheetData } from '../../src/server/school/documents/marksheet.ts';
import type { MeritListData } from '../../src/server/school/documents/meritList.ts';
import type { TabulationData } from '../../src/server/school/documents/tabulation.ts';

const COHORT = { class: 'Nine', section: 'A', student_group: 'Science', shift: 'Morning' };
const EXAM = { exam: 'Half-Yearly', academic_year: '2026' };
const SUBJECTS = ['Bangla', 'English', 'Mathematics', 'Religion', 'ICT', 'Physics', 'Chemistry', 'Biology'];
const SCALE = [
  { letter: 'A+', min_mark: '80.00', point: '5.00' },
  { letter: 'A', min_mark: '70.00', point: '4.00' },
  { letter: 'F', min_mark: '0.00', point: '0.00' },
];

const studentOf = (number: number) => ({
  name: `Student ${number}`,
  student_id: `S-${1000 + number}`,
  roll_no: number,
});

/** A marksheet as a school would print it; a student of another number has other marks. */
export function marksheetOf(number: number, more: Partial<MarksheetData> = {}): MarksheetData {
  return {
    student: studentOf(number),
    cohort: COHORT,
    exam: EXAM,
    result: { gpa: '4.92', letter: 'A', total: '612.50', full_marks: '800.00', is_passed: true, failed_subjects: 0 },
    subjects: SUBJECTS.map((name, index) => ({
      papers: [
        {
          name,
          components: [
            { name: 'Written', mark: `${40 + ((number * index) % 30)}.50`, full_mark: '70.00', is_absent: false },
            { name: 'MCQ', mark: index === 2 ? null : '20.00', full_mark: '30.00', is_absent: index === 2 },
          ],
        },
      ],
      obtained: `${60 + ((number + index) % 40)}.00`,
      full_marks: '100.00',
      letter: 'A',
      point: '4.00',
      is_fourth: index === SUBJECTS.length - 1,
    })),
    positions: { section: 3, class: 17 },
    attendance: { present: 92, days: 104, percent: '88.46' },
    grades: SCALE,
    ...more,
  };
}

const MARK_ON_SHEET = { obtained: '87.50', letter: 'A+', is_absent: false, is_fourth: false };

export function tabulationOf(count: number): TabulationData {
  const result = { gpa: '4.50', letter: 'A', total: '700.00', full_marks: '800.00', is_passed: true };
  return {
    cohort: COHORT,
    exam: EXAM,
    divided: [],
    position_in: 'class',
    subjects: SUBJECTS.map((name) => ({ name, full_marks: '100.00' })),
    students: Array.from({ length: count }, (_, index) => ({
      ...studentOf(index + 1),
      cohort: COHORT,
      result,
      position: index + 1,
      marks: SUBJECTS.map((_, place) => (place === 7 ? null : MARK_ON_SHEET)),
    })),
  };
}

export function meritListOf(count: number): MeritListData {
  const result = { gpa: '5.00', letter: 'A+', total: '700.00', full_marks: '800.00' };
  return {
    cohort: COHORT,
    exam: EXAM,
    has_sections: false,
    lists: [
      {
        cohort: {},
        students: Array.from({ length: count }, (_, index) => ({
          ...studentOf(index + 1),
          position: index + 1,
          section: 'A',
          result,
        })),
      },
    ],
  };
}
