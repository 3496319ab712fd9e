import { expect, it } from 'vitest';
import { plain } from '../../tests/support/plainBank.ts';
import {
  children,
  choice,
  date,
  decimal,
  defineResource,
  file,
  integer,
  image,
  longText,
  money,
  percent,
  status,
  text,
  time,
  dateTime,
  year,
} from './index.ts';
import type { Fields } from './fields/field.ts';
import type { ResourceDeclaration } from './resource.ts';

const declare = (fields: object) => () => defineResource({ ...plain, fields: fields as Fields } as ResourceDeclaration);

it.each<[object, string]>([
  [{ a: text({ max: 0 }) }, 'fields.a.max: 0 is not a whole number from 1 on'],
  [{ a: text({ max: -1 }) }, 'fields.a.max: -1 is not a whole number from 1 on'],
  [{ a: text({ max: 1.5 }) }, 'fields.a.max: 1.5 is not a whole number from 1 on'],
  [{ a: text({ length: 5, min: 6 }) }, 'fields.a.length: 5 is not from 6 to 5 characters'],
  [{ a: text({ length: 5, max: 4 }) }, 'fields.a.length: 5 is not from 5 to 4 characters'],
  [{ a: money({ min: 0, negativeWhen: { b: 1 } }), b: integer() }, 'fields.a.negativeWhen: min 0 leaves nothing'],
  [{ a: image({ accept: ['pdf'] }) }, 'fields.a.accept: a PDF is no image'],
  [{ a: integer({ max: 5, atLeast: 'b' }), b: integer({ min: 10 }) }, 'fields.a.atLeast: at least 10 and at most 5'],
  [{ a: integer({ min: 9, atMost: 'b' }), b: integer({ max: 3 }) }, 'fields.a.atMost: at least 9 and at most 3'],
  [
    { a: text({ max: 2, regex: { pattern: /^\d+$/, example: '123' } }) },
    'fields.a.regex: its own example "123" cannot be entered: maxLength',
  ],
  [{ a: longText({ min: -1 }) }, 'fields.a.min: -1 is not a whole number from 0 on'],
  [{ a: text({ length: 0 }) }, 'fields.a.length: 0 is not a whole number from 1 on'],
  [{ a: integer({ min: 1.5 }) }, 'fields.a.min: 1.5 is nothing that integer holds'],
  [{ a: integer({ max: 1e20 }) }, 'fields.a.max: 100000000000000000000 is nothing that integer holds'],
  [{ a: integer({ max: 2_147_483_648 }) }, 'fields.a.max: 2147483648 is nothing that integer holds'],
  [{ a: year({ min: 1800 }) }, 'fields.a.min: 1800 is nothing that year holds'],
  [{ a: money({ min: 0.001 }) }, 'fields.a.min: 0.001 is nothing that money holds'],
  [{ a: money({ max: 1e13 }) }, 'fields.a.max: 10000000000000 is nothing that money holds'],
  [{ a: decimal({ min: 0.125 }) }, 'fields.a.min: 0.125 is nothing that decimal holds'],
  [{ a: decimal({ decimals: 12, max: 100 }) }, 'fields.a.max: 100 is nothing that decimal holds'],
  [{ a: decimal({ decimals: -1 }) }, 'fields.a.decimals: -1 is not a whole number from 0 to 14'],
  [{ a: percent({ decimals: 15 }) }, 'fields.a.decimals: 15 is not a whole number from 0 to 14'],
  [{ a: money({ decimals: 3 }) }, 'fields.a.decimals: are always 2 of an amount of money'],
  [{ a: choice({ x: 1, y: 1.5 }) }, 'fields.a: 1.5 is not a whole number from -32768 to 32767'],
  [{ a: choice({ x: 1, y: 1e12 }) }, 'fields.a: 1000000000000 is not a whole number from -32768 to 32767'],
  [{ a: status({ x: 0, y: 32_768 }) }, 'fields.a: 32768 is not a whole number from -32768 to 32767'],
  [{ a: choice(['x', '']) }, 'fields.a: "" is no name of an option'],
  [{ a: choice(['x', 'y ']) }, 'fields.a: "y " is no name of an option'],
  [
    { a: choice(['old', 'new'], { initial: 'nwe' as 'new' }) },
    'fields.a.initial: "nwe" is not among its values; did you mean "new"?',
  ],
  [{ a: date(), b: date({ notBefore: 'a', maxDays: 0 }) }, 'fields.b.maxDays: 0 is not a whole number from 1 on'],
  [{ a: time({ notInFuture: true }) }, 'fields.a.notInFuture: is for a day, and not for a time of it'],
  [{ a: file({ accept: [] as never }) }, 'fields.a.accept: there are none'],
  [{ a: image({ accept: ['jpgg'] as never }) }, 'fields.a.accept: "jpgg" files cannot be stored; did you mean "jpg"?'],
  [{ a: file({ maxMB: 0 }) }, 'fields.a.maxMB: 0 is no size'],
  [{ rows: children({ a: text() }, { max: 0 }) }, 'fields.rows.max: 0 is not a whole number from 1 on'],
  [{ rows: children({ a: integer({ max: 0.5 }) }) }, 'fields.rows.a.max: 0.5 is nothing that integer holds'],
])('a limit that no value can keep is refused: %j', (fields, message) => {
  expect(declare(fields)).toThrow(`schemas/finance/bank.ts: ${message}`);
});

it.each<object>([
  { a: text({ min: 0, max: 1 }) },
  { a: integer({ min: -2_147_483_647, max: 2_147_483_647 }) },
  { a: money({ min: 0.01, max: 999_999_999_999.99 }) },
  { a: decimal({ decimals: 4, min: 0.0001 }) },
  { a: choice({ x: -32_768, y: 32_767 }) },
  { a: dateTime({ notInFuture: true }) },
])('a limit that values can keep is taken: %j', (fields) => {
  expect(declare(fields)).not.toThrow();
});
