import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { ra as ar } from './ar/ra.ts';
import { ra as bn } from './bn/ra.ts';
import { ra as de } from './de/ra.ts';
import { ra as en } from './en/ra.ts';
import { ra as fr } from './fr/ra.ts';
import { ra as pt } from './pt/ra.ts';
import type { RaMessages } from './raMessages.ts';
import { flatten, formsOf, placeholders } from './texts.ts';

const languages = { en, bn, de, fr, pt, ar };
const translations = Object.entries(languages).filter(([code]) => code !== 'en');

/** The keys whose text is the English one in every language, with the reason. */
const sameEverywhere = {
  'ra.boolean.null': 'a blank that gives the empty choice of a list its height',
  'ra.page.list': 'has no words of its own',
  'ra.page.edit': 'has no words of its own',
  'ra.page.show': 'has no words of its own',
};

/** The keys whose text is the English one in one language, with the reason. */
const sameIn: Record<string, Record<string, string>> = {
  de: { 'ra.tiptap.code': 'the German word is "Code"' },
  fr: {
    'ra.navigation.current_page': 'the French word is "Page"',
    'ra.tiptap.image': 'the French word is "Image"',
    'ra.tiptap.code': 'the French word is "Code"',
  },
};

// Both stand for the same label; a language chooses the one that suits its capitals.
function samePlaceholders(text: string): string[] {
  return placeholders(text.replaceAll('%{field_lower_first}', '%{field}'));
}

/** The keys that the installed rich text editor asks for. */
function tiptapKeys(): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve('ra-input-rich-text'));
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const code = sources.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  return [...new Set(code.match(/ra\.tiptap\.\w+/g))].sort();
}

function speaker(messages: RaMessages, code: string) {
  const { translate } = polyglotI18nProvider(() => messages, code);
  return (key: string, count: number) => translate(key, { smart_count: count, name: 'NAME' });
}

const english = flatten(en);

describe('react-admin’s words in English', () => {
  it('cover every key of the English package and every key of the rich text editor, and no others', () => {
    const tiptap = tiptapKeys();
    expect(tiptap.length).toBeGreaterThan(20);
    expect([...english.keys()].sort()).toEqual([...flatten(englishMessages).keys(), ...tiptap].sort());
  });

  it('stay as the package has them, but for the bulk update dialog', () => {
    const changed = [...flatten(englishMessages)].filter(([key, text]) => english.get(key) !== text);
    expect(changed.map(([key]) => key)).toEqual(['ra.message.bulk_update_content', 'ra.message.bulk_update_title']);
  });

  it('leave no bare placeholder in the dialog for one selected row, which is told only a name and a count', () => {
    const say = speaker(en, 'en');
    for (const key of [...english.keys()].filter((path) => path.startsWith('ra.message.bulk_'))) {
      expect(say(key, 1), key).not.toContain('%{');
    }
  });
});

describe.each(translations)('react-admin’s words in "%s"', (code, messages) => {
  const texts = flatten(messages);
  const formCount = code === 'ar' ? 6 : 2;

  it('have the keys of the English ones', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('use the placeholders of the English text, key by key', () => {
    for (const [key, text] of texts)
      expect(samePlaceholders(text), key).toEqual(samePlaceholders(english.get(key) ?? ''));
  });

  it(`have ${formCount} forms wherever English tells one from many, and one everywhere else`, () => {
    for (const [key, text] of texts) {
      const counted = formsOf(english.get(key) ?? '').length > 1;
      expect(formsOf(text), key).toHaveLength(counted ? formCount : 1);
    }
  });

  it('are all written out', () => {
    for (const [key, text] of texts) {
      if (key !== 'ra.boolean.null') expect(formsOf(text), key).not.toContain('');
    }
  });

  it('differ from the English text, but for a short list with reasons', () => {
    const same = [...texts].filter(([key, text]) => english.get(key) === text.replaceAll(/[\u2068\u2069]/g, ''));
    expect(same.map(([key]) => key).sort()).toEqual(Object.keys({ ...sameEverywhere, ...sameIn[code] }).sort());
  });

  it('are stored in composed form, so that a search in the page finds them', () => {
    for (const [key, text] of texts) expect(text, key).toBe(text.normalize('NFC'));
  });
});

describe('words in another script', () => {
  it.each([
    ['bn', bn],
    ['ar', ar],
  ])('are free of Latin letters in "%s"', (_code, messages) => {
    for (const [key, text] of flatten(messages)) {
      expect(text.replaceAll(/%\{\w+\}|\(URL\)/g, ''), key).not.toMatch(/\p{Script=Latin}/u);
    }
  });
});

describe('values of any script in Arabic', () => {
  it('are isolated, so that their parts keep their order between right-to-left words', () => {
    const free = /%\{(?:recordRepresentation|item|options|pattern)\}/g;
    const texts = [...flatten(ar)].filter(([, text]) => text.match(free));
    expect(texts.length).toBeGreaterThan(5);
    for (const [key, text] of texts) expect(text.replaceAll(/\u2068%\{\w+\}\u2069/g, ''), key).not.toMatch(free);
  });
});

describe('counted words', () => {
  it('take the Arabic form of their class of number', () => {
    const say = speaker(ar, 'ar');
    const said = [0, 1, 2, 3, 10, 11, 99, 100, 103].map((count) => say('ra.notification.deleted', count));
    expect(said).toEqual([
      'لم يُحذف أي سجل',
      'تم حذف السجل',
      'تم حذف سجلين',
      'تم حذف 3 سجلات',
      'تم حذف 10 سجلات',
      'تم حذف 11 سجلًا',
      'تم حذف 99 سجلًا',
      'تم حذف 100 سجل',
      'تم حذف 103 سجلات',
    ]);
  });

  it('are singular for nothing in French and plural in German', () => {
    expect(speaker(fr, 'fr')('ra.action.bulk_actions', 0)).toBe('0 élément sélectionné');
    expect(speaker(de, 'de')('ra.action.bulk_actions', 0)).toBe('0 Einträge ausgewählt');
  });

  it.each(Object.entries(languages))('name the number whenever more than two are meant, in "%s"', (code, messages) => {
    const say = speaker(messages, code);
    const counted = [...english].filter(([, text]) => formsOf(text).length > 1).map(([key]) => key);
    expect(counted).toHaveLength(7);
    for (const key of counted) for (const count of [5, 25, 100]) expect(say(key, count), key).toContain(String(count));
  });
});
