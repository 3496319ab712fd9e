const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a date field begins with a day that is known only when its form is filled in: today, or a word of the registry's. */
export function isDayWord(initial: unknown): initial is string {
  return typeof initial === 'string' && !DAY.test(initial);
}
