import { expect, it } from 'vitest';
import { segmentsOf } from './sms.ts';

it.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(307), 3],
  ['ক'.repeat(70), 1],
  ['ক'.repeat(71), 2],
  ['ক'.repeat(135), 3],
])('counts the parts of a text (%#)', (text, parts) => {
  expect(segmentsOf(text)).toBe(parts);
});
