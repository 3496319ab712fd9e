import { describe, expect, it } from 'vitest';
import { sectionNames } from './places.ts';

const place = { class: 'Nine', section: 'A', version: 'Bangla', shift: 'Morning', wing: 'Boys', student_group: null };

describe('the name of a section', () => {
  it('is its own where nothing else tells sections apart', () => {
    const rows = [place, { ...place, section: 'B' }];
    expect(rows.map(sectionNames(rows))).toEqual(['A', 'B']);
  });

  it('has with it what the sections do not have in common, and no group where there is none', () => {
    const rows = [place, { ...place, wing: 'Girls', student_group: 'Science' }];
    expect(rows.map(sectionNames(rows))).toEqual(['A · Boys', 'A · Girls · Science']);
  });
});
