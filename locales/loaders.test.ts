import { describe, expect, it } from 'vitest';
import type { Locale } from './languages.ts';
import { languages } from './languages.ts';
import { defaultMessages, loadMessages } from './loaders.ts';
import { flatten, formsOf, isUntranslated, placeholders } from './texts.ts';

const GERMAN = 'the German word too';
const FRENCH = 'the French word too';
const PORTUGUESE = 'the Portuguese word too';

const PRINTED = 'what is printed on the keys';
const KNOWN = 'known by these letters';

const NETWORKS = Object.fromEntries(
  ['Facebook', 'YouTube', 'Instagram', 'X', 'LinkedIn', 'WhatsApp', 'Telegram', 'TikTok'].map((name) => [
    name,
    'the name of a network',
  ]),
);

/** Texts that a language shares with English, with the reason. */
const shared: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {},
  bn: { 'Alt+N': PRINTED, 'Ctrl+Enter': PRINTED, 'Ctrl+S': PRINTED },
  de: {
    ...NETWORKS,
    Admin: GERMAN,
    Album: GERMAN,
    'Alt+N': PRINTED,
    'Alternative %{number}': GERMAN,
    April: GERMAN,
    August: GERMAN,
    Bank: GERMAN,
    Bonus: GERMAN,
    Code: GERMAN,
    Export: GERMAN,
    Import: GERMAN,
    GPA: KNOWN,
    ISBN: KNOWN,
    PDF: KNOWN,
    Link: GERMAN,
    Logo: GERMAN,
    Name: GERMAN,
    November: GERMAN,
    OK: GERMAN,
    Person: GERMAN,
    Plan: GERMAN,
    September: GERMAN,
    Status: GERMAN,
    Text: GERMAN,
    Video: GERMAN,
    Videos: GERMAN,
    Website: GERMAN,
  },
  fr: {
    ...NETWORKS,
    Absent: FRENCH,
    Action: FRENCH,
    Actions: FRENCH,
    Admin: FRENCH,
    Admission: FRENCH,
    Album: FRENCH,
    'Alt+N': PRINTED,
    'Alternative %{number}': FRENCH,
    Classes: FRENCH,
    Code: FRENCH,
    'Ctrl+S': PRINTED,
    Date: FRENCH,
    Description: FRENCH,
    'Document (PDF)': FRENCH,
    Image: FRENCH,
    Images: FRENCH,
    Incident: FRENCH,
    GPA: KNOWN,
    ISBN: KNOWN,
    PDF: KNOWN,
    Logo: FRENCH,
    Menu: FRENCH,
    Message: FRENCH,
    'Notification |||| Notifications': FRENCH,
    OK: FRENCH,
    Oral: FRENCH,
    'Page %{page}': FRENCH,
    Page: FRENCH,
    Pages: FRENCH,
    'Parent |||| Parents': FRENCH,
    Parent: FRENCH,
    Parents: FRENCH,
    Permanent: FRENCH,
    Photo: FRENCH,
    Profession: FRENCH,
    'Religion |||| Religions': FRENCH,
    Religion: FRENCH,
    Segments: FRENCH,
    Total: FRENCH,
    Type: FRENCH,
    Version: FRENCH,
  },
  pt: {
    ...NETWORKS,
    'Alt+N': PRINTED,
    Bullying: PORTUGUESE,
    'Ctrl+Enter': PRINTED,
    'Ctrl+S': PRINTED,
    GPA: KNOWN,
    ISBN: KNOWN,
    PDF: KNOWN,
    Layout: PORTUGUESE,
    Link: PORTUGUESE,
    Menu: PORTUGUESE,
    OK: PORTUGUESE,
    Oral: PORTUGUESE,
    Total: PORTUGUESE,
  },
  ar: { 'Alt+N': PRINTED, 'Ctrl+Enter': PRINTED, 'Ctrl+S': PRINTED, PDF: KNOWN },
};

/** Latin letters within other scripts, with the reason. */
const latin = {
  URL: KNOWN,
  'A+': 'a letter to type',
  Ab: 'what an absence is printed as',
  CSV: KNOWN,
  'UTF-8': KNOWN,
  '.xlsx': 'an ending of files',
  '.xls': 'an ending of files',
  'Alt+N': PRINTED,
  'Ctrl+Enter': PRINTED,
  'Ctrl+S': PRINTED,
  Tab: PRINTED,
  BDT: 'a code to type',
  EUR: 'a code to type',
  BD: 'a code to type',
  DE: 'a code to type',
  'Asia/Dhaka': 'a name to type',
  '#0f5c5c': 'a code to type',
  'P, A, L, E': 'codes to type',
  'P (': 'a code to type',
  'A (': 'a code to type',
  'L (': 'a code to type',
  'E (': 'a code to type',
  PDF: KNOWN,
  Material: 'the name of a set of icons',
  OpenStreetMap: 'the name of a map',
  'Google Maps': 'the name of a map',
  'about-us': 'an address to type',
  'menu-book': 'a name to type',
};

const english = flatten(defaultMessages);
const loaded = await Promise.all(languages.map(async ({ code }) => ({ code, messages: await loadMessages(code) })));
const translations = loaded.filter(({ code }) => code !== 'en');
const otherScripts = loaded.filter(({ code }) => code === 'bn' || code === 'ar');

/** React-admin's own words have a test of their own; the name inside a sentence is derived. */
const ownKeys = [...english.keys()].filter((key) => !key.startsWith('ra.') && !key.endsWith('.forcedCaseName'));
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/%\{\w+\}/g, ''));

describe('languages', () => {
  it('are six, English first, and Arabic from right to left', () => {
    expect(languages.map(({ code }) => code)).toEqual(['en', 'bn', 'de', 'fr', 'pt', 'ar']);
    expect(languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual(['ar']);
  });

  it('are loaded each by its own code', () => {
    const greetings = loaded.map(({ messages }) => messages.login.title);
    expect(greetings).toEqual(['Sign in', 'লগইন', 'Anmelden', 'Connexion', 'Entrar', 'تسجيل الدخول']);
  });
});

/** The whole of which nothing is there, if the key is a part of such a one: an entity without any words is named once. */
function placeOf(key: string, texts: ReadonlyMap<string, string>): string {
  const parts = key.split('.');
  const wholes = parts.map((_, at) => parts.slice(0, at + 1).join('.'));
  const isThere = (whole: string) => [...texts.keys()].some((each) => each.startsWith(`${whole}.`));
  return wholes.find((whole) => !isThere(whole)) ?? key;
}

describe.each(translations)('the words in $code', ({ code, messages }) => {
  const texts = flatten(messages);
  const say = (key: string) => texts.get(key) ?? '';
  // What is missing is named once, by the keys.
  const saidKeys = ownKeys.filter((key) => texts.has(key));

  it('have the keys of the English ones', () => {
    const missing = [...english.keys()].filter((key) => !texts.has(key)).map((key) => placeOf(key, texts));
    const tooMany = [...texts.keys()].filter((key) => !english.has(key));
    expect({ missing: [...new Set(missing)], tooMany }).toEqual({ missing: [], tooMany: [] });
  });

  it('use the placeholders of the English text, key by key', () => {
    for (const key of saidKeys) expect(placeholders(say(key)), key).toEqual(placeholders(english.get(key) ?? ''));
  });

  it('count as the language counts', () => {
    for (const key of saidKeys) {
      const isCounted = formsOf(english.get(key) ?? '').length > 1;
      const forms = code === 'ar' ? 6 : 2;
      expect(formsOf(say(key)), key).toHaveLength(isCounted ? forms : 1);
    }
  });

  it('are all written out', () => {
    for (const key of saidKeys) expect(formsOf(say(key)), key).not.toContain('');
  });

  it('are not the English ones, but for a short list with reasons', () => {
    const same = ownKeys.filter((key) => say(key) === english.get(key) && hasWords(say(key)));
    expect([...new Set(same.map(say))].sort()).toEqual(Object.keys(shared[code]).sort());
  });

  it('are stored in composed form, so that a search in the page finds them', () => {
    for (const [key, text] of texts) expect(text, key).toBe(text.normalize('NFC'));
  });
});

describe.each(otherScripts)('the words in $code', ({ messages }) => {
  it('have Latin letters only in what is typed or known by them', () => {
    const names = new RegExp(
      Object.keys(latin)
        .map((name) => name.replaceAll(/[+(]/g, '\\$&'))
        .join('|'),
      'g',
    );
    for (const [key, text] of flatten(messages)) {
      // labels.test.ts names what is not translated yet.
      if (isUntranslated(text)) continue;
      expect(text.replaceAll(/%?\{\w+\}/g, '').replaceAll(names, ''), key).not.toMatch(/\p{Script=Latin}/u);
    }
  });
});

describe('the words in French', () => {
  const french = flatten(loaded.find(({ code }) => code === 'fr')?.messages ?? {});

  it('are typeset with curved apostrophes and no-break spaces', () => {
    expect(french.size).toBeGreaterThan(0);
    for (const [key, text] of french) expect(text, key).not.toMatch(/'| [:;?!»]|« /);
  });
});
