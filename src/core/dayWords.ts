import { DAY_PATTERN } from './days.ts';

/** Whether a date field begins with a day that is known only when its form is filled in: today, or a word of the registry's. */
export function isDayWord(initial: unknown): initial is string {
  return typeof initial === 'string' && !DAY_PATTERN.test(initial);
}
