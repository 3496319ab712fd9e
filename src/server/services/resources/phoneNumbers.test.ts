import { expect, it } from 'vitest';
import { phoneKey } from './phoneNumbers.ts';

it.each([
  '01712-345678',
  '০১৭১২৩৪৫৬৭৮',
  '01712 345678',
  '+8801712345678',
  '+880 (1712) 345-678',
  '008801712345678',
  '1712345678',
])('%s is the same number as 01712345678', (written) => {
  expect(phoneKey(written)).toBe(phoneKey('01712345678'));
});

it.each(['01812345678', '01712345679', '0171234567', '+8801712345'])('%s is another one', (written) => {
  expect(phoneKey(written)).not.toBe(phoneKey('01712345678'));
});
