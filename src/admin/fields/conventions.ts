import type { Locale } from '../preferences.ts';

/** How values are written for a reader: the language, and what the institute has settled. */
export interface Conventions {
  readonly locale: Locale;
  /** ISO 4217; amounts stand without a currency until the institute is known. */
  readonly currency?: string | undefined;
  /** IANA name, such as `Asia/Dhaka`. */
  readonly timeZone: string;
  /** The month that school years begin with, 1 to 12; undefined until the institute is known. */
  readonly yearStartsIn?: number | undefined;
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
