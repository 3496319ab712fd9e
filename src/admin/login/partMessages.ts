import type { Locale } from '../browser/preferences.ts';
import { loadChunk } from '../loading/loadChunk.ts';

/**
 * How a part of the words is loaded that few screens need: by the name under which the files of all languages have it.
 * `loadPart` imports that file, with the language in its path.
 */
export function partMessages<Name extends string, Words>(
  name: Name,
  loadPart: (locale: Locale) => Promise<Readonly<Record<Name, Words>>>,
): (locale: Locale) => Promise<Words> {
  return async (locale) => (await loadChunk(() => loadPart(locale)))[name];
}
