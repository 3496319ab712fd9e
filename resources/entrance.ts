import { entrance as english } from '../locales/en/entrance.ts';
import type { Entrance } from '../src/admin/login/entrance.ts';

const others = {
  bn: () => import('../locales/bn/entrance.ts'),
  de: () => import('../locales/de/entrance.ts'),
  fr: () => import('../locales/fr/entrance.ts'),
  pt: () => import('../locales/pt/entrance.ts'),
  ar: () => import('../locales/ar/entrance.ts'),
};

/** The school's login page. */
export const entrance: Entrance = {
  english,
  others,
  loadDemo: async (locale) => {
    const { demoOf } = await import('./demoLogins.ts');
    return demoOf(locale === 'en' ? english : (await others[locale]()).entrance);
  },
};
