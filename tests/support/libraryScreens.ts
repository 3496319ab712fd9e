import { listViews } from '../../locales/en/listViews.ts';
import { login } from '../../locales/en/login.ts';
import { ra } from '../../locales/en/ra.ts';
import { screens } from '../../locales/en/screens.ts';
import { shell } from '../../locales/en/shell.ts';
import { createLanguages } from '../../src/admin/product/languages.ts';
import type { Product } from '../../src/admin/product/product.ts';
import { library } from './library.ts';
import { libraryWords } from './libraryWords.ts';

/** The lending library, as the back office is given it. */
export const libraryScreens: Product = {
  name: 'City library',
  registry: library,
  areas: library.areas.map((name) => ({ name, icon: 'MenuBook' })),
  screens: {},
  languages: createLanguages({ english: { ...ra, ...libraryWords, listViews, login, screens, shell } }),
  home: async () => () => null,
};
