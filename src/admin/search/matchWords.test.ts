import { describe, expect, it } from 'vitest';
import { fitOf } from './matchWords.ts';

describe('how words fit a name', () => {
  it.each([
    ['stu', 'Students', 0],
    ['student leave', 'Student Leave Requests', 0],
    ['leave stud', 'Student Leave Requests', 1],
    ['leave', 'Attendance & Leave', 1],
    ['lehrer', 'Klassenlehrer', 2],
    ['ete', 'Été scolaire', 0],
    ['طلاب', 'الطلاب', 1],
    ['শিক্ষা', 'শিক্ষার্থী', 0],
  ])('%s fits %s in the %i. way', (search, name, fit) => {
    expect(fitOf(search, [name])).toBe(fit);
  });

  it.each([
    ['', 'Students'],
    ['  ', 'Students'],
    ['fe', 'Coffee'],
    ['students x', 'Students'],
    ['শিক্ষক', 'শিক্ষার্থী'],
  ])('%s does not fit %s', (search, name) => {
    expect(fitOf(search, [name])).toBeUndefined();
  });

  it('goes by the name that fits best', () => {
    expect(fitOf('religion', ['ধর্ম', 'Religions'])).toBe(0);
    expect(fitOf('add bank', ['Eine neue Bank', 'Add Bank'])).toBe(0);
  });
});
