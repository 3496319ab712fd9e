import { expect, it } from 'vitest';
import { groupedCode, makeCode, readCode } from './shortCode.ts';

it('a code has twelve characters, none of which looks like another', () => {
  const codes = Array.from({ length: 500 }, makeCode);
  for (const code of codes) expect(code).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{12}$/);
  expect(new Set(codes).size).toBe(codes.length);
});

it('is printed in three groups', () => {
  expect(groupedCode('K7QM3XHA9TPD')).toBe('K7QM-3XHA-9TPD');
});

it.each(['K7QM-3XHA-9TPD', 'k7qm3xha9tpd', ' k7qm 3xha 9tpd ', 'K7QM–3XHA—9TPD', 'k7-qm3x-ha9t-pd'])(
  'is read from %s',
  (typed) => {
    expect(readCode(typed)).toBe('K7QM3XHA9TPD');
  },
);

it.each(['K7QM\u00003XHA9TPD', 'K7QM-3XHA-9TP', 'K7QM-3XHA-9TPÉ', 'OOOO-IIII-2222', ''])('is none in %j', (typed) => {
  expect(readCode(typed)).toBe('');
});

it('of a longer text is none', () => {
  expect(readCode('K7QM-3XHA-9TPD-X')).not.toBe('K7QM3XHA9TPD');
  expect(readCode('A'.repeat(10_000))).toBe('');
});
