import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';

it('keeps the words of a formatted text and nothing else', () => {
  expect(plainText('<h2>Sports</h2><p>Run &amp; <b>jump</b></p><ul><li>one</li><li>two</li></ul>')).toBe(
    'Sports Run & jump one two',
  );
});

it.each([undefined, null, 7, ''])('has no words for %s', (value) => {
  expect(plainText(value)).toBe('');
});
