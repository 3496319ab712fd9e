import { messages as english, type Messages } from './en/index.ts';
import type { Locale } from './languages.ts';

/** The back office's words in the default language, which must be there at once. */
export const defaultMessages: Messages = english;

const loaders: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ readonly messages: Messages }>>> = {
  bn: () => import('./bn/index.ts'),
  de: () => import('./de/index.ts'),
  fr: () => import('./fr/index.ts'),
  pt: () => import('./pt/index.ts'),
  ar: () => import('./ar/index.ts'),
};

/** The back office's words in one language; nobody waits for the other five. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === 'en') return english;
  return (await loaders[locale]()).messages;
}
