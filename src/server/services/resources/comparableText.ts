import { composed } from '../../../core/rules/composed.ts';

/** A value as its text is compared: case, outer blanks and ways to compose a letter do not count. */
export function comparableText(value: unknown): string {
  return composed(String(value)).trim().toLowerCase();
}
