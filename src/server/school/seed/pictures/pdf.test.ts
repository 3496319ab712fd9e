import { expect, it } from 'vitest';
import { makePdf } from './pdf.ts';

const pdf = makePdf(['Notice (new)', 'First line', 'C:\\path']).toString('latin1');

it('says at which byte each of its objects begins', () => {
  const [, place] = /startxref\n(\d+)\n%%EOF\n$/.exec(pdf) ?? [];
  const table = pdf.slice(Number(place));
  expect(table).toMatch(/^xref\n0 7\n0000000000 65535 f \n/);
  const places = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, digits]) => Number(digits));
  expect(places.map((start) => pdf.slice(start, start + 7))).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `${number} 0 obj`),
  );
});

it('says how long its text is', () => {
  const [, length, text] = /<< \/Length (\d+) >>\nstream\n([\s\S]*)\nendstream/.exec(pdf) ?? [];
  expect(text).toHaveLength(Number(length));
});

it('keeps signs apart that mean something in it', () => {
  expect(pdf).toContain('(Notice \\(new\\)) Tj');
  expect(pdf).toContain('(C:\\\\path) Tj');
});
