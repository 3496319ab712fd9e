import { use } from 'react';
import { readLocale } from '../../browser/preferences.ts';
import type { Languages } from '../../product/languages.ts';
import { useProduct } from '../../product/product.ts';

const asked = new WeakMap<Languages, Promise<void>>();

/** Waits for the words of the views, which come with those of the pages that a product hands in. */
export function useViewWords(): void {
  const { languages } = useProduct();
  const coming = asked.get(languages) ?? languages.loadHandMade(readLocale());
  asked.set(languages, coming);
  // What could not be fetched is asked for once more when the page is tried again.
  coming.catch(() => asked.delete(languages));
  use(coming);
}
