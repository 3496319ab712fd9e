import { expect, it, vi } from 'vitest';
import { createI18nProvider, loadLanguage } from '../providers/i18nProvider.ts';
import { createLanguages } from './languages.ts';

const file = (messages: object) => vi.fn(async () => ({ messages }));

function createGreeting() {
  const handMade = { en: file({ sheet: 'Sheet' }), de: file({ sheet: 'Blatt' }) };
  const english = { hello: 'Hello' };
  return { handMade, languages: createLanguages({ english, others: { de: file({ hello: 'Hallo' }) }, handMade }) };
}

it('fetches what hand-made pages say when the first of them is opened, and once', async () => {
  const { languages, handMade } = createGreeting();
  const { translate } = createI18nProvider(languages, 'en');
  expect(handMade.en).not.toHaveBeenCalled();
  await languages.loadHandMade('en');
  await languages.loadHandMade('en');
  expect(handMade.en).toHaveBeenCalledOnce();
  expect([translate('hello'), translate('sheet')]).toEqual(['Hello', 'Sheet']);
});

it('fetches a language without the words of hand-made pages while none has been opened', async () => {
  const { languages, handMade } = createGreeting();
  await loadLanguage(languages, 'de');
  expect(languages.textsOf('de')).toEqual({ hello: 'Hallo' });
  expect(handMade.de).not.toHaveBeenCalled();
});

it('fetches them with every language from then on, so that an open page changes its language as a whole', async () => {
  const { languages } = createGreeting();
  const { translate, changeLocale } = createI18nProvider(languages, 'en');
  await languages.loadHandMade('en');
  await loadLanguage(languages, 'de');
  await changeLocale('de');
  expect([translate('hello'), translate('sheet')]).toEqual(['Hallo', 'Blatt']);
});

it.each(['comes', 'has come and is not shown yet'])(
  'fetches them also where the first page is opened while another language %s',
  async (when) => {
    const { languages } = createGreeting();
    const language = languages.load('de');
    if (when !== 'comes') await language;
    await languages.loadHandMade('en');
    await language;
    expect(languages.textsOf('de')).toEqual({ hello: 'Hallo', sheet: 'Blatt' });
  },
);

it('tries again to fetch what could not be fetched', async () => {
  const { languages, handMade } = createGreeting();
  handMade.en.mockRejectedValueOnce(new Error('offline'));
  await expect(languages.loadHandMade('en')).rejects.toThrow('login.loadFailed');
  await languages.loadHandMade('en');
  expect(languages.textsOf('en')).toEqual({ hello: 'Hello', sheet: 'Sheet' });
});
