import { composed } from '../../../core/rules/composed.ts';

/** A text as it is compared: case, outer blanks and ways to compose a letter do not count. */
export function comparableText(text: string): string {
  return composed(text).trim().toLowerCase();
}
