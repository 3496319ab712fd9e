import { describe, expect, it } from 'vitest';
import { isNumbering, numbered, numberingOf } from './numbering.ts';

describe('a pattern of numbers', () => {
  it('writes the year and the number with so many digits at least', () => {
    expect(numbered(numberingOf('{year}{####}', '2026-11-27'), 12)).toBe('20260012');
    expect(numbered(numberingOf('FM-{yy}-{###}/A', '2026-11-27'), 7)).toBe('FM-26-007/A');
    expect(numbered(numberingOf('{#}', '2026-11-27'), 12345)).toBe('12345');
  });

  it.each(['{year}{####}', '{#}', 'ছাত্র-{###}', 'A/{yy}.{##}_b'])('is "%s"', (pattern) => {
    expect(isNumbering(pattern)).toBe(true);
  });

  it.each(['', '2026', '{year}', '{month}{##}', '{##}{##}', '{##} x', '{{##}}', '{}'])('is not "%s"', (pattern) => {
    expect(isNumbering(pattern)).toBe(false);
  });
});
