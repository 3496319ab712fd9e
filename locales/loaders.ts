import { messages as englishHandMade, type HandMadeMessages } from './en/handMade.ts';
import { messages as english, type Messages } from './en/index.ts';
import type { Locale } from './languages.ts';

type AllMessages = Messages & HandMadeMessages;

/** The back office's words in the default language. */
export const defaultMessages: AllMessages = { ...english, ...englishHandMade };

type Loader = () => Promise<readonly [{ readonly messages: Messages }, { readonly messages: HandMadeMessages }]>;

const loaders: Readonly<Record<Exclude<Locale, 'en'>, Loader>> = {
  bn: () => Promise.all([import('./bn/index.ts'), import('./bn/handMade.ts')]),
  de: () => Promise.all([import('./de/index.ts'), import('./de/handMade.ts')]),
  fr: () => Promise.all([import('./fr/index.ts'), import('./fr/handMade.ts')]),
  pt: () => Promise.all([import('./pt/index.ts'), import('./pt/handMade.ts')]),
  ar: () => Promise.all([import('./ar/index.ts'), import('./ar/handMade.ts')]),
};

/** All of the back office's words in one language. */
export async function loadMessages(locale: Locale): Promise<AllMessages> {
  if (locale === 'en') return defaultMessages;
  const [first, handMade] = await loaders[locale]();
  return { ...first.messages, ...handMade.messages };
}
