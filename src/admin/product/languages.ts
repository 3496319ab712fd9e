import type { Locale } from '../../../locales/languages.ts';
import { loadChunk } from '../loading/loadChunk.ts';

/** Texts by their place in the sentences of the back office: `{ shell: { home: 'Home' } }`. */
type Texts = object;

type Loaders = Partial<Readonly<Record<Locale, () => Promise<{ readonly messages: Texts }>>>>;

/** The texts of a product. English is there from the beginning; a language that has none reads it. */
export interface Languages {
  readonly english: Texts;
  /** Fetches a language. Throws a `ChunkLoadError` when it cannot. */
  readonly load: (locale: Locale) => Promise<void>;
  /** The texts of a language that is loaded, otherwise the English ones. */
  readonly textsOf: (locale: string) => Texts;
}

export function createLanguages({ english, others }: { readonly english: Texts; readonly others: Loaders }): Languages {
  const loaded = new Map<string, Texts>([['en', english]]);
  return {
    english,
    load: async (locale) => {
      const load = others[locale];
      if (!load || loaded.has(locale)) return;
      const { messages } = await loadChunk(load);
      loaded.set(locale, messages);
    },
    textsOf: (locale) => loaded.get(locale) ?? english,
  };
}
