import { expect, it } from 'vitest';
import { readCell } from './cellText.ts';
import { shownText, writingOf } from './writing.ts';

it.each([
  ['en', '45.5', '45.5'],
  ['de', '45,5', '45,5'],
  ['bn', '45.5', '৪৫.৫'],
  ['ar', '45.25', '٤٥٫٢٥'],
  ['ar', '50', '٥٠'],
  ['bn', '', ''],
  ['bn', 'Ab', 'Ab'],
  ['bn', '1.23456', '১.২৩৪৫৬'],
  ['bn', '0071', '0071'],
  ['bn', '=1+1', '=1+1'],
  ['bn', '৯৯.', '৯৯.'],
  ['ar', 'NaN', 'NaN'],
] as const)('shows in %s %s as %s', (locale, text, shown) => {
  expect(shownText(text, locale)).toBe(shown);
});

it.each(['en', 'fr', 'de', 'pt', 'bn', 'ar'] as const)('reads in %s what it shows', (locale) => {
  const { groupSign, show } = writingOf(locale);
  for (const mark of [0, 7, 45.5, 99.25, 1000]) {
    const read = readCell(shownText(show(mark), locale), { fullMark: 1000, groupSign });
    expect(read).toEqual({ value: { mark, is_absent: 0 } });
  }
});
