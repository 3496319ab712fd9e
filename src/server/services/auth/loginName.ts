import { composed } from '../../../core/rules/composed.ts';

/** What somebody types to log in, as it is compared: in the same letters whatever they were typed on. */
export function loginName(typed: string): string {
  return composed(typed).toLowerCase();
}
