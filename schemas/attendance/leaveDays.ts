import { daysBetween } from '../../src/core/days.ts';

/** How many days a leave lasts, its first and its last among them. */
export function leaveDays({ starts_on, ends_on }: { starts_on?: string | null; ends_on?: string | null }) {
  if (!starts_on || !ends_on) return null;
  return daysBetween(starts_on, ends_on) + 1;
}
