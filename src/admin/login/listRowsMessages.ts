import type { ListRowsMessages } from '../../../locales/en/listRows.ts';
import type { Locale } from '../browser/preferences.ts';
import { loadChunk } from '../loading/loadChunk.ts';

export type { ListRowsMessages };

const loaders: Readonly<Record<Locale, () => Promise<{ readonly listRows: ListRowsMessages }>>> = {
  en: () => import('../../../locales/en/listRows.ts'),
  bn: () => import('../../../locales/bn/listRows.ts'),
  de: () => import('../../../locales/de/listRows.ts'),
  fr: () => import('../../../locales/fr/listRows.ts'),
  pt: () => import('../../../locales/pt/listRows.ts'),
  ar: () => import('../../../locales/ar/listRows.ts'),
};

/** The texts of what is done in the rows of a list. */
export async function loadListRowsMessages(locale: Locale): Promise<ListRowsMessages> {
  return (await loadChunk(loaders[locale])).listRows;
}
