import { expect, it } from 'vitest';
import { plain } from '../../tests/support/plainBank.ts';
import { children, date, defineResource, integer, money, reference, text, time } from './index.ts';
import type { Fields } from './fields/field.ts';
import type { ResourceDeclaration } from './resource.ts';

const declare = (fields: object) => () => defineResource({ ...plain, fields: fields as Fields } as ResourceDeclaration);

it.each<[object, string]>([
  [{ a: text({ visibleWhen: { a: 'x' } }) }, 'fields.a.visibleWhen: a field cannot depend on itself'],
  [{ a: text({ neededWhen: { a: 'x' } }) }, 'fields.a.neededWhen: a field cannot depend on itself'],
  [{ a: text({ requiredWhen: { a: 'x' } }) }, 'fields.a.requiredWhen: a field cannot depend on itself'],
  [{ a: money({ negativeWhen: { a: '1' } }) }, 'fields.a.negativeWhen: a field cannot depend on itself'],
  [
    { a_id: reference('bank', { visibleWhen: { 'a_id.name': 'x' } }) },
    'fields.a_id.visibleWhen: a field cannot depend on itself',
  ],
  [
    { a: text({ visibleWhen: { b: 'x' } }), b: text({ neededWhen: { a: 'x' } }) },
    'fields.a.visibleWhen: the field would depend on itself, through "b"',
  ],
  [
    {
      a: text({ visibleWhen: { b: 'x' } }),
      b: text({ visibleWhen: { c: 'x' } }),
      c: text({ visibleWhen: { a: 'x' } }),
    },
    'fields.a.visibleWhen: the field would depend on itself, through "b", "c"',
  ],
  [
    {
      start: text({ visibleWhen: { a: 'x' } }),
      a: text({ visibleWhen: { b: 'x' } }),
      b: text({ visibleWhen: { a: 'x' } }),
    },
    'fields.a.visibleWhen: the field would depend on itself, through "b"',
  ],
  [{ a: integer({ atLeast: 'a' }) }, 'fields.a.atLeast: a field cannot depend on itself'],
  [{ a: integer({ atMost: 'a' }) }, 'fields.a.atMost: a field cannot depend on itself'],
  [
    { a: integer({ atLeast: 'b' }), b: integer({ atLeast: 'a' }) },
    'fields.a.atLeast: the field would depend on itself, through "b"',
  ],
  [
    { a: money({ atMost: 'b' }), b: money({ atMost: 'a' }) },
    'fields.a.atMost: the field would depend on itself, through "b"',
  ],
  [
    { a: money({ atMost: 'b' }), b: money({ atMost: 'c' }), c: money({ atMost: 'a' }) },
    'fields.a.atMost: the field would depend on itself, through "b", "c"',
  ],
  [{ a: date({ notBefore: 'a' }) }, 'fields.a.notBefore: a field cannot depend on itself'],
  [
    { a: time({ after: 'b' }), b: time({ notBefore: 'a' }) },
    'fields.a.after: the field would depend on itself, through "b"',
  ],
  [
    { a_id: reference('bank', { narrowedBy: { own_id: 'a_id' } }) },
    'fields.a_id.narrowedBy: a field cannot depend on itself',
  ],
  [
    { a_id: reference('bank', { narrowedBy: { x: 'b_id' } }), b_id: reference('bank', { narrowedBy: { x: 'a_id' } }) },
    'fields.a_id.narrowedBy: the field would depend on itself, through "b_id"',
  ],
  [{ a: text({ sameAs: 'a' }) }, 'fields.a.sameAs: a field cannot depend on itself'],
  [{ a: text({ unique: ['a'] }) }, 'fields.a.unique: names the field itself: say true'],
  [
    { rows: children({ a: integer({ atLeast: 'b' }), b: integer({ atLeast: 'a' }) }) },
    'fields.rows.a.atLeast: the field would depend on itself, through "b"',
  ],
])('a field that depends on itself is refused: %j', (fields, message) => {
  expect(declare(fields)).toThrow(`schemas/finance/bank.ts: ${message}`);
});

it.each<object>([
  { a: text({ requiredWhen: { b: null } }), b: text({ requiredWhen: { a: null } }) },
  { a: integer({ atLeast: 'b' }), b: integer({ atMost: 'a' }) },
  { a: text(), b: text({ visibleWhen: { a: 'x' } }), c: text({ visibleWhen: { a: 'x', b: 'x' } }) },
  { a: date(), b: date({ notBefore: 'a' }), c: date({ after: 'b', notBefore: 'a' }) },
])('fields that depend on others without a circle are taken: %j', (fields) => {
  expect(declare(fields)).not.toThrow();
});
