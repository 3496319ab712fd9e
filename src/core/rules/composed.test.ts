import { expect, it } from 'vitest';
import { composed } from './composed.ts';

it('writes a letter and its marks as one character', () => {
  expect(composed('Cafe\u0301')).toBe('Caf\u00e9');
  expect(composed('\u09a1\u09bc')).toBe('\u09a1\u09bc');
  expect(composed('\uff21', 'NFKC')).toBe('A');
});

it('leaves a row of marks that no writing has as it is: sorting it would keep a server for minutes', () => {
  const endless = `a${'\u0301\u0316'.repeat(70_000)}`;
  expect(composed(endless)).toBe(endless);
  expect(endless.slice(0, 5).normalize('NFC')).not.toBe(endless.slice(0, 5));
});
