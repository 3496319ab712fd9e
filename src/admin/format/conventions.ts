import type { Locale } from '../browser/preferences.ts';

/** How values are written for a reader: the language, and what the institute has settled. */
export interface Conventions {
  readonly locale: Locale;
  /** ISO 4217; amounts stand without a currency until the institute is known. */
  readonly currency?: string | undefined;
  /** IANA name, such as `Asia/Dhaka`. */
  readonly timeZone: string;
  /** What something is called in the language that came with the product and still has its first name; otherwise that name. */
  readonly builtInName?: (resource: string, id: unknown, name: string) => string;
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
