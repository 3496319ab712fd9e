import { toZoned } from '../../core/zonedTime.ts';
import type { Context } from '../context.ts';

/** An instant as a parameter of a refusal: by the clock of the school, which the translator writes in its language. */
export function shownInstant({ timeZone }: Pick<Context, 'timeZone'>, instant: string): string {
  return toZoned(instant, timeZone());
}
