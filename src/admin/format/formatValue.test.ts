import { describe, expect, it } from 'vitest';
import * as kinds from '../../core/fields/builders.ts';
import type { AnyField } from '../../core/fields/field.ts';
import { formatValue, plainText, type ResourceWords } from './formatValue.ts';
import { firstWords } from '../fields/firstWords.ts';

const words: ResourceWords = {
  conventions: { locale: 'en', currency: 'BDT', timeZone: 'Asia/Dhaka' },
  label: (field) => `label of ${field}`,
  option: (field, option) => `${field}: ${option}`,
  yes: 'Yes',
  no: 'No',
};

const written = (field: AnyField, record: Record<string, unknown>, name = Object.keys(record)[0] ?? '') =>
  formatValue({ field, name, record }, words).replace(/[\u00a0\u202f]/g, ' ');

describe('a value as text', () => {
  it.each<[string, AnyField, Record<string, unknown>, string]>([
    ['text', kinds.text(), { x: 'Six' }, 'Six'],
    ['a whole number', kinds.integer(), { x: 12000 }, '12,000'],
    ['a year', kinds.year(), { x: 2026 }, '2026'],
    ['a decimal', kinds.decimal({ decimals: 3 }), { x: 1.5 }, '1.500'],
    ['a percentage', kinds.percent(), { x: 40 }, '40%'],
    ['money', kinds.money(), { x: '1200.50' }, '৳1,200.50'],
    ['a date', kinds.date(), { x: '2026-02-03' }, '3 Feb 2026'],
    ['a time', kinds.time(), { x: '15:05' }, '03:05 pm'],
    ['an instant', kinds.dateTime(), { x: '2026-02-03T20:30:00Z' }, '4 Feb 2026, 02:30 am'],
    ['yes', kinds.boolean(), { x: 1 }, 'Yes'],
    ['no', kinds.boolean(), { x: 0 }, 'No'],
    ['a choice', kinds.choice(['male', 'female']), { x: 'male' }, 'x: male'],
    ['a state', kinds.status({ pending: 0, approved: 1 }), { x: 1 }, 'x: approved'],
    ['a state that nobody declared', kinds.status({ pending: 0, approved: 1 }), { x: 7 }, '7'],
    ['a reference', kinds.reference('bank'), { bank_id: 3, bank: { id: 3, name: 'Sonali' } }, 'Sonali'],
    ['a reference that came alone', kinds.reference('bank'), { bank_id: 3 }, '#3'],
    [
      'several references',
      kinds.manyToMany('wing', { through: 'x' }),
      {
        wing_ids: [1, 2],
        wings: [
          { id: 1, name: 'Boys' },
          { id: 2, name: 'Girls' },
        ],
      },
      'Boys, Girls',
    ],
    ['a picture', kinds.image(), { x: '/storage/2026/face.jpg' }, 'face.jpg'],
    ['a picture at a signed address', kinds.image(), { x: '/storage/2026/face.jpg?for=1&key=a/b' }, 'face.jpg'],
    ['a password', kinds.password(), { x: '•' }, '••••••••'],
    ['a sum', kinds.computed({ as: 'money', value: () => 0 }), { x: '5.00' }, '৳5.00'],
    ['a person', kinds.computed({ as: 'object', value: () => 0 }), { x: { id: 1, name: 'Rahima' } }, 'Rahima'],
    [
      'records that point here',
      kinds.computed({ as: 'records', records: { resource: 'student', by: 'parent_id' } }),
      {
        x: [
          { id: 1, name: 'Abrar' },
          { id: 2, name: 'Zayan' },
        ],
      },
      'Abrar, Zayan',
    ],
    ['formatted text', kinds.richText(), { x: '<h2>Hello</h2><p>you &amp; me</p>' }, 'Hello you & me'],
  ])('%s', (_, field, record, text) => {
    expect(written(field, record)).toBe(text);
  });

  it('child rows, a line each, with what they hold', () => {
    const field = kinds.children({ school: kinds.text(), year: kinds.year(), kind: kinds.choice(['a', 'b']) });
    const rows = [
      { school: 'Old School', year: 2020, kind: 'a' },
      { school: 'Older School', year: null, kind: null },
    ];
    expect(written(field, { schools: rows })).toBe('Old School · 2020 · schools.kind: a\nOlder School');
  });

  it.each([null, undefined, '', []])('is a dash for %j', (nothing) => {
    const field = Array.isArray(nothing) ? kinds.manyToMany('wing', { through: 'x' }) : kinds.text();
    expect(written(field, { x: nothing })).toBe('–');
  });
});

it('formatting never runs what it is given', () => {
  expect(plainText('<img src=x onerror="globalThis.ran = true">text')).toBe('text');
  expect(globalThis).not.toHaveProperty('ran');
});

it('a long text is cut after twenty words', () => {
  const words = Array.from({ length: 21 }, (_, index) => `w${index}`);
  expect(firstWords(words.join(' '))).toBe(`${words.slice(0, 20).join(' ')}…`);
  expect(firstWords(' one  two ')).toBe('one two');
});
