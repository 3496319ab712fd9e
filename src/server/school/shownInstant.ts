import { toZoned } from '../../core/zonedTime.ts';
import type { Context } from '../context.ts';

/** An instant in a sentence: by the clock of the school. */
export function shownInstant({ timeZone }: Pick<Context, 'timeZone'>, instant: string): string {
  return toZoned(instant, timeZone()).replace('T', ' ');
}
