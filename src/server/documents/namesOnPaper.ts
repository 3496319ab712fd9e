import type { Locale } from '../../../locales/languages.ts';

/** How a record is called on paper. */
export interface NameOnPaper {
  readonly name: string;
  /** The name in the script of a second language. */
  readonly second_name?: string;
}

/** A record that may have its name in the local script as well. */
export interface Named {
  readonly name: string;
  readonly name_local: string | null;
}

const SCRIPTS: Partial<Record<Locale, RegExp>> = { bn: /\p{Script=Bengali}/u, ar: /\p{Script=Arabic}/u };

/** A name as readers of a language write it: the local one where it is in their script. */
export function nameIn({ name, name_local: local }: Named, locale: Locale): string {
  return local && SCRIPTS[locale]?.test(local) ? local : name;
}

/** A name on a paper in a language, with the same for a second language where that writes it in another way. */
export function nameOnPaper(named: Named, locale: Locale, secondLocale: Locale = locale): NameOnPaper {
  const name = nameIn(named, locale);
  const second = nameIn(named, secondLocale);
  return second === name ? { name } : { name, second_name: second };
}
