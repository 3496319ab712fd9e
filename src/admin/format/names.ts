import type { Conventions } from './conventions.ts';
import { intlLocale } from './format.ts';

/** A name that stands in a sentence, in the direction of its own letters: nothing around it is turned by them. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

/** Names in a sentence, as the language lists them. */
export function listed(names: readonly string[], { locale }: Pick<Conventions, 'locale'>): string {
  return new Intl.ListFormat(intlLocale(locale)).format(names.map(isolated));
}
