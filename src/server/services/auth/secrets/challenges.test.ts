import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { isProvedBy } from './challenges.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

it('a challenge is proved by the password that it was begun with, and by none that is missing', () => {
  expect(isProvedBy(hashOf('$argon2id$right'), '$argon2id$right')).toBe(true);
  expect(isProvedBy(hashOf('$argon2id$right'), '$argon2id$other')).toBe(false);
  for (const word of ['undefined', 'null', '']) expect(isProvedBy(hashOf(word), undefined), word).toBe(false);
});
