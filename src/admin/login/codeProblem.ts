import type { CodeMessages } from '../../../locales/en/code.ts';

/** What is wrong with a code before it is sent: each that is sent costs one of a few tries. */
export function codeProblem(code: string): keyof Pick<CodeMessages, 'required' | 'sixDigits'> | undefined {
  if (code === '') return 'required';
  // A recovery code is longer.
  return /^\p{Nd}{1,5}$/u.test(code.replace(/[\s-]/g, '')) ? 'sixDigits' : undefined;
}
