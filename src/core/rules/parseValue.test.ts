import { describe, expect, it } from 'vitest';
import { choice, color, date, dateTime, decimal, email, image, integer, manyToMany, money, password, phone, reference, text, time, url, year, boolean, longText } from '../fields/builders.ts';
import type { AnyField } from '../fields/field.ts';
import { parseValue } from './parseValue.ts';

const links = manyToMany('section', { through: 'x' });

describe('takes and brings into one form', () => {
  it.each<[string, AnyField, unknown, unknown]>([
    ['text, trimmed and composed', text(), '  Caf\u0065\u0301 ', 'Café'],
    ['a line break in one line of text', text(), 'a\r\nb', 'a b'],
    ['lines of long text', longText(), 'a\nb', 'a\nb'],
    ['a number as text', text(), 12, '12'],
    ['an e-mail in lowercase', email(), 'A@B.org', 'a@b.org'],
    ['a whole number', integer(), '42', 42],
    ['a negative one', integer(), -3, -3],
    ['a year', year(), '2026', 2026],
    ['decimals', decimal(), '2.50', 2.5],
    ['an amount', money(), 1200.5, '1200.50'],
    ['a day', date(), '2024-02-29', '2024-02-29'],
    ['a time', time(), '09:30:00', '09:30'],
    ['an instant', dateTime(), '2026-01-01T10:00:00+06:00', '2026-01-01T04:00:00.000Z'],
    ['yes', boolean(), 'true', 1],
    ['no', boolean(), 0, 0],
    ['a name of a choice', choice(['male', 'female']), 'male', 'male'],
    ['a number of a choice', choice({ pdf: 1, text: 0 }), '0', 0],
    ['an id', reference('bank'), '7', 7],
    ['ids, once each', links, '[1,2,2]', [1, 2]],
    ['one id as a list', links, '3', [3]],
    ['nothing as an empty list', links, '', []],
    ['an address of a file', image(), '/storage/ab/cd.jpg', '/storage/ab/cd.jpg'],
    ['a phone number', phone(), '+880 1711-000000', '+880 1711-000000'],
    ['a colour', color(), '#0F5C5C', '#0f5c5c'],
    ['a web address without a scheme', url(), 'www.school.edu.bd', 'www.school.edu.bd'],
    ['letters of any script', text({ format: 'alpha' }), 'রহিম', 'রহিম'],
    ['a credit card', text({ format: 'creditCard' }), '371449635398431', '371449635398431'],
    ['a strong password', password(), 'Demo@1234', 'Demo@1234'],
    ['blank as empty', text(), '   ', null],
  ])('%s', (_, field, raw, value) => {
    expect(parseValue(field, raw)).toEqual({ value });
  });
});

describe('refuses', () => {
  it.each<[string, AnyField, unknown, string]>([
    ['an object as text', text(), {}, 'text'],
    ['NUL', text(), 'a\u0000b', 'characters'],
    ['half a surrogate pair', text(), 'a\ud800', 'characters'],
    ['too much text', text({ max: 3 }), 'abcd', 'maxLength'],
    ['too little text', text({ min: 3 }), 'ab', 'minLength'],
    ['another length', text({ length: 3 }), 'ab', 'length'],
    ['half a number', integer(), '1.5', 'integer'],
    ['words as a number', integer(), 'ten', 'integer'],
    ['a number beyond the column', integer(), '99999999999', 'max'],
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
    ['a file elsewhere', image(), 'https://evil.example/a.jpg', 'file'],
    ['a file above the folder', image(), '/storage/../secret', 'file'],
    ['an e-mail without a host', email(), 'a@b', 'email'],
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
