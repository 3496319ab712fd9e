import { expect, it } from 'vitest';
import { fileName, otherSheetIn, sheetName } from './sheetName.ts';
import { entryWith } from './testing/entries.ts';

const entry = entryWith();
const place = {
  academic_year_id: 1,
  class_id: 2,
  version_id: 3,
  shift_id: 4,
  wing_id: 5,
  student_group_id: null,
  section_id: 6,
  subject_id: 7,
};
const own = '1-2-3-4-5-0-6-7-1';

it('says in a file which exam, subject, section, shift and year it is of', () => {
  expect(sheetName(entry, place)).toBe(
    'First Term · Mathematics · Six A · Morning · Bangla · Boys · 2025 #1-2-3-4-5-0-6-7-1',
  );
  expect(fileName(entry, 'csv')).toBe('First Term, Mathematics, Six A, Morning, Bangla, Boys, 2025.csv');
});

it('has no sign in a name of a file that a system refuses', () => {
  expect(fileName({ ...entry, exam: { ...entry.exam, name: 'Test 1/2: "first"' } }, 'xlsx')).toMatch(
    /^Test 1-2- -first-, Mathematics.*\.xlsx$/,
  );
  expect(fileName({ ...entry, exam: { ...entry.exam, name: 'পরীক্ষা'.repeat(40) } }, 'csv').length).toBeLessThan(90);
});

it('is told of another sheet in a file, and not of this one or of nothing', () => {
  const headings = (name: string) => ['Roll', 'Student ID', 'Written', name];
  expect(otherSheetIn(headings(sheetName(entry, place)), own)).toBeUndefined();
  expect(otherSheetIn(headings('Renamed · Mathematics #1-2-3-4-5-0-6-7-1'), own)).toBeUndefined();
  expect(otherSheetIn(['Roll', 'Remark #2'], own)).toBeUndefined();
  expect(otherSheetIn(headings('Second Term · Mathematics #1-2-3-4-5-0-6-7-2'), own)).toBe('Second Term · Mathematics');
});
