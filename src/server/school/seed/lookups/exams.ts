import type { examType } from '../../../../../schemas/exams/examType.ts';
import type { gradeType } from '../../../../../schemas/exams/gradeType.ts';
import type { SeedRows } from './seedRows.ts';

export const exams: SeedRows<{ examType: typeof examType; gradeType: typeof gradeType }> = {
  examType: [
    { name: 'Half-Yearly', order: 1, weight: 40 },
    { name: 'Annual', order: 2, weight: 60 },
    { name: 'Test', order: 3, weight: 0 },
  ],
  gradeType: [
    { name: 'Outstanding', letter: 'A+', min_mark: 80, point: 5, order: 1 },
    { name: 'Excellent', letter: 'A', min_mark: 70, point: 4, order: 2 },
    { name: 'Very good', letter: 'A-', min_mark: 60, point: 3.5, order: 3 },
    { name: 'Good', letter: 'B', min_mark: 50, point: 3, order: 4 },
    { name: 'Satisfactory', letter: 'C', min_mark: 40, point: 2, order: 5 },
    { name: 'Pass', letter: 'D', min_mark: 33, point: 1, order: 6 },
    { name: 'Fail', letter: 'F', min_mark: 0, point: 0, order: 7 },
  ],
};
