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
  /** Fetches what only the pages say that the product hands in. Throws a `ChunkLoadError` when it cannot. */
  readonly loadHandMade: (locale: Locale) => Promise<void>;
  /** The texts of a language that are loaded, otherwise the English ones. */
  readonly textsOf: (locale: string) => Texts;
  /** Is told, and waited for, when texts have come that were not there before. */
  readonly watch: (listener: () => Promise<void>) => void;
}

interface LanguageFiles {
  readonly english: Texts;
  readonly others?: Loaders;
  readonly handMade?: Loaders;
}

export function createLanguages({ english, others = {}, handMade = {} }: LanguageFiles): Languages {
  const loaded = new Map<string, Texts>([['en', english]]);
  const loadedHandMade = new Map<string, Texts>();
  const listeners = new Set<() => Promise<void>>();
  // A page of the product is open or has been: the next language is fetched with what it says.
  let isHandMadeWanted = false;
  // What is shown next: a page that opens meanwhile still asks in the language before.
  let latest: Locale | undefined;

  const loadOwn = async (locale: Locale) => {
    const load = others[locale];
    if (!load || loaded.has(locale)) return;
    const { messages } = await loadChunk(load);
    loaded.set(locale, messages);
  };
  const fetchHandMade = async (locale: Locale) => {
    const load = handMade[locale];
    if (!load || loadedHandMade.has(locale)) return;
    const { messages } = await loadChunk(load);
    loadedHandMade.set(locale, messages);
    await Promise.all([...listeners].map((tell) => tell()));
  };
  return {
    english,
    load: async (locale) => {
      await Promise.all([loadOwn(locale), isHandMadeWanted && fetchHandMade(locale)]);
      latest = locale;
      if (isHandMadeWanted) await fetchHandMade(locale);
    },
    loadHandMade: async (locale) => {
      isHandMadeWanted = true;
      await Promise.all([...new Set([locale, latest ?? locale])].map(fetchHandMade));
    },
    textsOf: (locale) => ({
      ...(loaded.get(locale) ?? english),
      ...(loadedHandMade.get(locale) ?? loadedHandMade.get('en')),
    }),
    watch: (listener) => void listeners.add(listener),
  };
}
