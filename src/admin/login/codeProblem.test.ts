import { expect, it } from 'vitest';
import { codeProblem } from './codeProblem.ts';

it.each(['12', '123 45', '١٢٣'])('a code that is not typed to its end is not sent: %s', (code) =>
  expect(codeProblem(code)).toBe('sixDigits'),
);

it.each(['123456', '١٢٣ ٤٥٦', 'K7QM-3XHA', '1234-5678'])('a code of the app or a recovery code is sent: %s', (code) =>
  expect(codeProblem(code)).toBeUndefined(),
);

it('no code is asked for', () => expect(codeProblem('')).toBe('required'));
