import { describe, expect, it } from 'vitest';
import {
  boolean,
  children,
  choice,
  color,
  computed,
  date,
  dateTime,
  decimal,
  email,
  image,
  images,
  integer,
  longText,
  manyToMany,
  money,
  password,
  percent,
  phone,
  reference,
  richText,
  text,
  time,
  url,
  year,
} from '../fields/builders.ts';
import type { AnyField } from '../fields/field.ts';
import { MAX_IMAGES } from '../limits.ts';
import { parseValue } from './parseValue.ts';

const links = manyToMany('section', { through: 'x' });
const rows = children({ a: integer() });

it('refuses a number of thousands of signs before it is looked at', () => {
  const endless = `0.${'0'.repeat(100_000)}1`;
  for (const field of [decimal(), percent(), money(), integer(), year()])
    expect(parseValue(field, endless), field.kind).toHaveProperty('problem');
});

describe('takes and brings into one form', () => {
  it.each<[string, AnyField, unknown, unknown]>([
    ['text, trimmed and composed', text(), '  Caf\u0065\u0301 ', 'Café'],
    ['a line break in one line of text', text(), 'a\r\nb', 'a b'],
    ['lines of long text', longText(), 'a\nb', 'a\nb'],
    ['a number as text', text(), 12, '12'],
    ['a number with decimals as text', text(), 12.75, '12.75'],
    ['an email in lowercase', email(), 'A@B.org', 'a@b.org'],
    ['a whole number', integer(), '42', 42],
    ['a negative one', integer(), -3, -3],
    ['a year', year(), '2026', 2026],
    ['a number with blanks around it', integer(), ' 42 ', 42],
    ['decimals', decimal(), '2.50', 2.5],
    ['zeros behind the decimals', decimal(), '1.05000', 1.05],
    ['a percentage', percent(), '12.5', 12.5],
    ['an amount', money(), 1200.5, '1200.50'],
    ['a day', date(), '2024-02-29', '2024-02-29'],
    ['a day with blanks around it', date(), ' 2024-02-29 ', '2024-02-29'],
    ['a time', time(), '09:30:00', '09:30'],
    ['an instant', dateTime(), '2026-01-01T10:00:00+06:00', '2026-01-01T04:00:00.000Z'],
    ['yes', boolean(), true, 1],
    ['yes as a word', boolean(), 'true', 1],
    ['yes as a number', boolean(), 1, 1],
    ['yes as a digit', boolean(), '1', 1],
    ['no', boolean(), false, 0],
    ['no as a word', boolean(), 'false', 0],
    ['no as a number', boolean(), 0, 0],
    ['Bengali digits', decimal(), '৩৭.৫', 37.5],
    ['Arabic digits', decimal(), '٣٫٥', 3.5],
    ['a whole number in Bengali digits', integer(), '৭০', 70],
    ['an amount in Arabic digits', money(), '١٢', '12.00'],
    ['no as a digit', boolean(), '0', 0],
    ['a name of a choice', choice(['male', 'female']), 'male', 'male'],
    ['a number of a choice', choice({ pdf: 1, text: 0 }), '0', 0],
    ['a number of a choice as a number', choice({ pdf: 1, text: 0 }), 1, 1],
    ['an id', reference('bank'), '7', 7],
    ['ids, once each', links, '[1,2,2]', [1, 2]],
    ['one id as a list', links, '3', [3]],
    ['one id that is a number', links, 3, [3]],
    ['nothing as an empty list', links, '', []],
    ['blanks before a list', links, ' [1]', [1]],
    ['rows', rows, '[{"a":1}]', [{ a: 1 }]],
    ['pictures', images(), '["/storage/a.jpg"]', ['/storage/a.jpg']],
    ['a country', text({ format: 'country' }), 'BD', 'BD'],
    ['a code', text({ format: 'code' }), 'A-1', 'A-1'],
    ['an address of a file', image(), '/storage/ab/cd.jpg', '/storage/ab/cd.jpg'],
    ['a signed address', image(), '/storage/ab/cd.jpg?for=1.x&until=2&key=3', '/storage/ab/cd.jpg'],
    ['signed addresses', images(), ['/storage/a.jpg?key=1'], ['/storage/a.jpg']],
    ['a phone number', phone(), '+880 1711-000000', '+880 1711-000000'],
    ['a phone number as other countries write it', phone(), '(213) 373-4253', '(213) 373-4253'],
    ['a phone number with a slash', phone(), '030/901820', '030/901820'],
    ['a phone number in Bengali digits', phone(), '+৮৮০ ১৭১১-০০০০০০', '+880 1711-000000'],
    ['a phone number in Arabic digits', phone(), '٠١٧١١٠٠٠٠٠٠', '01711000000'],
    ['a phone number in Persian digits', phone(), '۰۱۷۱۱۰۰۰۰۰۰', '01711000000'],
    ['a number of digits only, in Bengali ones', text({ format: 'digits' }), '১২৩', '123'],
    ['a colour', color(), '#0F5C5C', '#0f5c5c'],
    ['a web address without a scheme', url(), 'www.school.edu.bd', 'www.school.edu.bd'],
    ['letters of any script', text({ format: 'alpha' }), 'রহিম', 'রহিম'],
    ['a credit card', text({ format: 'creditCard' }), '371449635398431', '371449635398431'],
    ['a strong password', password(), 'Demo@1234', 'Demo@1234'],
    ['blank as empty', text(), '   ', null],
    ['paragraphs of nothing as empty', richText(), '<p> </p><p>&nbsp;<br></p>', null],
    [
      'a picture as something',
      richText(),
      '<p><img src="https://a.org/b.png"></p>',
      '<p><img src="https://a.org/b.png"></p>',
    ],
    ['what nobody sees as empty', text(), '\u200b\u2060 ', null],
    ['text without what nobody sees', text(), 'Z\u00adW\u200b\u202e1', 'ZW1'],
    ['text with the joiners that scripts need', text(), 'می\u200cشود', 'می\u200cشود'],
  ])('%s', (_, field, raw, value) => {
    expect(parseValue(field, raw)).toEqual({ value });
  });
});

describe('refuses', () => {
  it.each<[string, AnyField, unknown, string]>([
    ['an object as text', text(), {}, 'text'],
    ['infinity as text', text(), Number.POSITIVE_INFINITY, 'text'],
    ['a number as text that is written as a power', text(), 1e21, 'text'],
    ['a number as text that has lost its last digits', text(), 2 ** 60, 'text'],
    ['a number near nought as text', text(), 1e-9, 'text'],
    ['an infinite password', password(), Number.POSITIVE_INFINITY, 'text'],
    ['NUL', text(), 'a\u0000b', 'characters'],
    ['half a surrogate pair', text(), 'a\ud800', 'characters'],
    ['too much text', text({ max: 3 }), 'abcd', 'maxLength'],
    ['too little text', text({ min: 3 }), 'ab', 'minLength'],
    ['another length', text({ length: 3 }), 'ab', 'length'],
    ['half a number', integer(), '1.5', 'integer'],
    ['words as a number', integer(), 'ten', 'integer'],
    ['a number beyond the column', integer(), '99999999999', 'max'],
    ['a whole number of any length', integer(), '9'.repeat(20), 'max'],
    ['a number far below what is stored', integer(), '-99999999999', 'min'],
    ['a decimal number that is too large', decimal(), '9'.repeat(13), 'max'],
    ['a decimal number that is too small', decimal(), '-9999999999999', 'min'],
    ['a number with more digits than are stored', decimal({ decimals: 4 }), '10000000000', 'max'],
    ['an amount that is too large', money(), '1000000000000.00', 'max'],
    ['an amount of any length', money(), 1e21, 'max'],
    ['an amount that is too small', money(), '-1000000000000', 'min'],
    ['a large amount where less is the most', money({ min: 0, max: 100 }), '9'.repeat(13), 'between'],
    ['a negative where 0 is the least', integer({ min: 0 }), -1, 'positive'],
    ['a number outside its range', integer({ min: 1, max: 5 }), 6, 'between'],
    ['a number below its least', integer({ min: 2 }), 1, 'min'],
    ['infinity', decimal(), Number.POSITIVE_INFINITY, 'number'],
    ['too many decimals', decimal(), '1.234', 'decimals'],
    ['a third decimal of money', money(), '1.001', 'money'],
    ['money below its least', money({ min: 0.01 }), '0', 'min'],
    ['a day that is none', date(), '2026-02-30', 'date'],
    ['a day as a number', date(), 20260101, 'date'],
    ['a time that is none', time(), '24:00', 'time'],
    ['an hour that no day has', dateTime(), '2026-01-31T25:00:00Z', 'dateTime'],
    ['a minute that no hour has', dateTime(), '2026-01-31T10:61Z', 'dateTime'],
    ['a second that no minute has', dateTime(), '2026-01-31T10:00:60Z', 'dateTime'],
    ['a distance that no place has', dateTime(), '2026-01-31T10:00+99:99', 'dateTime'],
    ['an instant after the last year', dateTime(), '9999-12-31T23:59:00-12:00', 'dateTime'],
    ['an instant before the first year', dateTime(), '1800-01-01T00:00:00+06:00', 'dateTime'],
    ['an instant without a zone', dateTime(), '2026-01-01T10:00', 'dateTime'],
    ['maybe', boolean(), 'maybe', 'boolean'],
    ['a choice that is not offered', choice(['male', 'female']), 'x', 'choice'],
    ['a list as a choice', choice(['male', 'female']), ['male'], 'choice'],
    ['an id that is none', reference('bank'), '0', 'reference'],
    ['an id as an object', reference('bank'), { id: 1 }, 'reference'],
    ['ids that are none', links, '["x"]', 'reference'],
    ['a broken list', links, '[1,', 'list'],
    ['yes as a list', links, true, 'list'],
    ['an object as a list', links, '{"a":1}', 'reference'],
    ['a row that is a list', rows, [{ a: 1 }, []], 'list'],
    ['a picture elsewhere', images(), ['/storage/a.jpg', 'https://evil.example/a.jpg'], 'file'],
    ['an id that is yes', reference('bank'), true, 'reference'],
    ['a file that is a number', image(), 7, 'file'],
    ['a value that is worked out', computed({ as: 'text', value: () => '' }), 'x', 'text'],
    ['a country in lowercase', text({ format: 'country' }), 'bd', 'country'],
    ['a country with more behind it', text({ format: 'country' }), 'BDT', 'country'],
    ['the unknown country', text({ format: 'country' }), 'ZZ', 'country'],
    ['a country that there is not', text({ format: 'country' }), 'XQ', 'country'],
    ['yes as a number', integer(), true, 'integer'],
    ['NaN as an amount', money(), Number.NaN, 'money'],
    ['a file elsewhere', image(), 'https://evil.example/a.jpg', 'file'],
    ['a file above the folder', image(), '/storage/../secret', 'file'],
    ['an email without a host', email(), 'a@b', 'email'],
    ['a script as a web address', url(), 'javascript:alert(1)', 'url'],
    ['letters as a phone number', phone(), 'call me', 'phone'],
    ['a colour by name', color(), 'red', 'color'],
    ['digits among letters', text({ format: 'alpha' }), 'a1', 'alpha'],
    ['a credit card of another kind', text({ format: 'creditCard' }), '4111111111111111', 'creditCard'],
    ['a capital in a slug', text({ format: 'slug' }), 'About', 'slug'],
    ['a short password', password(), 'Ab1!', 'passwordMin'],
    ['a password without a sign', password(), 'Abcdefg1', 'password'],
  ])('%s', (_, field, raw, key) => {
    expect(parseValue(field, raw)).toEqual({ problem: expect.objectContaining({ key }) });
  });
});

describe('takes what is just possible, and says the limit of what is not', () => {
  it.each<[string, AnyField, unknown, unknown, object]>([
    ['the first year', year(), 1900, 1899, { key: 'year' }],
    ['the last year', year(), 2200, 2201, { key: 'year' }],
    ['the first day of all', date(), '1800-01-01', '1799-12-31', { key: 'date' }],
    ['a least', integer({ min: 2 }), 2, 1, { key: 'min', params: { min: 2 } }],
    ['a most', integer({ max: 5 }), 5, 6, { key: 'max', params: { max: 5 } }],
    ['nothing below 0', integer({ min: 0 }), 0, -1, { key: 'positive' }],
    ['the lower end of a range', integer({ min: 2, max: 5 }), 2, 1, { key: 'between', params: { min: 2, max: 5 } }],
    ['the upper end of a range', integer({ min: 2, max: 5 }), 5, 6, { key: 'between', params: { min: 2, max: 5 } }],
    ['the largest number', integer(), 2147483647, 2147483648, { key: 'max', params: { max: 2147483647 } }],
    ['the smallest number', integer(), -2147483647, -2147483648, { key: 'min', params: { min: -2147483647 } }],
    ['two decimals', decimal(), '1.25', '1.255', { key: 'decimals', params: { decimals: 2 } }],
    ['three decimals', decimal({ decimals: 3 }), '1.255', '1.2555', { key: 'decimals', params: { decimals: 3 } }],
    ['the exact length', text({ length: 2 }), 'ab', 'abc', { key: 'length', params: { length: 2 } }],
    ['the shortest text', text({ min: 2 }), 'ab', 'a', { key: 'minLength', params: { min: 2 } }],
    ['the longest text', text({ max: 3 }), 'abc', 'abcd', { key: 'maxLength', params: { max: 3 } }],
    ['the usual longest text', text(), 'a'.repeat(255), 'a'.repeat(256), { key: 'maxLength', params: { max: 255 } }],
    ['the shortest password', password(), 'Demo@123', 'Demo@12', { key: 'passwordMin', params: { min: 8 } }],
    [
      'the longest password',
      password(),
      longPassword(200),
      longPassword(201),
      { key: 'maxLength', params: { max: 200 } },
    ],
    [
      'the most pictures',
      images(),
      pictures(MAX_IMAGES),
      pictures(MAX_IMAGES + 1),
      { key: 'maxItems', params: { max: 30 } },
    ],
    ['the most links', links, numbers(1000), numbers(1001), { key: 'maxItems', params: { max: 1000 } }],
  ])('%s', (_, field, right, wrong, problem) => {
    expect(parseValue(field, right)).toHaveProperty('value');
    expect(parseValue(field, wrong)).toEqual({ problem });
  });
});

function longPassword(length: number): string {
  return 'Demo@1234'.padEnd(length, 'a');
}

function pictures(count: number): string[] {
  return numbers(count).map((number) => `/storage/${number}.jpg`);
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
