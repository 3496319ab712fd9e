import { expect, it } from 'vitest';
import { createI18nProvider, loadLanguage } from './i18nProvider.ts';
import { campus } from '../../../resources/campus.ts';

it('counts in the digits of the language, and in the plural form of the number', async () => {
  const { translate, changeLocale } = createI18nProvider(campus.languages, 'en');
  const selected = (smart_count: number) => translate('ra.action.bulk_actions', { smart_count });
  expect([selected(1), selected(12)]).toEqual(['1 item selected', '12 items selected']);
  await loadLanguage(campus.languages, 'bn');
  await changeLocale('bn');
  expect(selected(12)).toMatch(/^১২/);
  await loadLanguage(campus.languages, 'ar');
  await changeLocale('ar');
  expect(selected(12)).toMatch(/١٢/);
  expect(selected(12)).not.toMatch(/[0-9]/);
});
