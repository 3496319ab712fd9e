import { expect, it } from 'vitest';
import type { Letters, Totals } from '../../schemas/exams/resultPageCalls.ts';
import { givenLetters, highestByClass, inBands, numbered, passedByClass, passedByGender } from './summary.ts';

const state = { published: 1, generated: 0, outdated: [] };
const section = (school: string, name: string, examined: number, passed: number): Totals['sections'][number] => ({
  class: school,
  section: name,
  examined,
  passed,
  failed_in: [],
  genders: {},
});

it('several classes are a column each, one class has a column for each section', () => {
  const six = [section('Six', 'A', 5, 4), section('Six', 'B', 3, 3)];
  expect(passedByClass(six)).toEqual([
    { label: 'A', values: [4, 1] },
    { label: 'B', values: [3, 0] },
  ]);
  expect(passedByClass([...six, section('Seven', 'A', 2, 0)])).toEqual([
    { label: 'Six', values: [7, 1] },
    { label: 'Seven', values: [0, 2] },
  ]);
});

it('boys and girls are a column each over all sections, a gender of nobody is none', () => {
  const genders = [
    { id: 1, name: 'Male' },
    { id: 2, name: 'Female' },
    { id: 3, name: 'Other' },
  ];
  const sections: Totals['sections'] = [
    { ...section('Six', 'A', 5, 4), genders: { 1: { examined: 3, passed: 2 }, 2: { examined: 2, passed: 2 } } },
    { ...section('Six', 'B', 2, 0), genders: { 2: { examined: 2, passed: 0 } } },
  ];
  expect(passedByGender({ genders, sections })).toEqual([
    { label: 'Male', values: [2, 1] },
    { label: 'Female', values: [2, 2] },
  ]);
});

it('the highest averages are a column for each class or section, and none where they are all the same', () => {
  const row = (school: string, name: string, highest: string) => ({
    class: school,
    section: name,
    examined: 3,
    highest,
    sum: '10',
    bands: [],
  });
  const six = [row('Six', 'A', '4.50'), row('Six', 'B', '5.00')];
  expect(highestByClass(six)).toEqual([
    { label: 'A', values: [4.5] },
    { label: 'B', values: [5] },
  ]);
  expect(highestByClass([...six, row('Seven', 'A', '4.00')])).toEqual([
    { label: 'Six', values: [5] },
    { label: 'Seven', values: [4] },
  ]);
  expect(highestByClass([...six, row('Seven', 'A', '5.00')])).toEqual([]);
});

it('columns with a long name are numbered, and all names are said', () => {
  const write = (number: number) => `${number}.`;
  const short = [{ label: 'Six', values: [1] }];
  expect(numbered(short, write)).toEqual({ points: short });
  const long = [...short, { label: 'A · Science · Bangla', values: [2] }];
  expect(numbered(long, write)).toEqual({
    points: [
      { label: '1.', values: [1] },
      { label: '2.', values: [2] },
    ],
    names: ['Six', 'A · Science · Bangla'],
  });
});

it('letters are counted over all subjects, and those that nobody has are there', () => {
  const subject = { class: 'Six', name: 'Art', partner: null, code: '1', examined: 3, passed: 3, points: 9 };
  const subjects: Letters['subjects'] = [
    { ...subject, letters: { A: 2, B: 1 } },
    { ...subject, letters: { A: 3 } },
  ];
  expect(givenLetters({ state, letters: ['A', 'B', 'F'], subjects })).toEqual([
    { label: 'A', values: [5] },
    { label: 'B', values: [1] },
    { label: 'F', values: [0] },
  ]);
});

it('bands are counted over all sections', () => {
  const row = { class: 'Six', section: 'A', examined: 3, highest: '5.00', sum: '10' };
  const sections = [
    { ...row, bands: [1, 2] },
    { ...row, bands: [0, 3] },
  ];
  expect(inBands({ state, bands: ['5.00', '0.00'], sections, best: [], best_count: 0 })).toEqual([1, 5]);
});
