import type { Locale } from '../browser/preferences.ts';

/** How values are written for a reader: the language, and what the institute has settled. */
export interface Conventions {
  readonly locale: Locale;
  /** ISO 4217; amounts stand without a currency until the institute is known. */
  readonly currency?: string | undefined;
  /** IANA name, such as `Asia/Dhaka`. */
  readonly timeZone: string;
  /**
   * A record's name as it is shown: in the language where it came with the product and still has its first name, and with
   * the digits of the language where names of its kind are numbers; otherwise as it is stored.
   */
  readonly shownName?: (resource: string, id: unknown, name: string) => string;
}

/** The time zone when it is one that the browser knows, otherwise the browser's own. */
export function knownTimeZone(name: unknown): string {
  if (typeof name === 'string' && name !== '') {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    } catch {
      return browserTimeZone();
    }
  }
  return browserTimeZone();
}

function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
