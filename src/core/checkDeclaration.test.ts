import { expect, it } from 'vitest';
import { plain } from '../../tests/support/plainBank.ts';
import {
  boolean,
  children,
  choice,
  color,
  computed,
  date,
  defineResource,
  images,
  integer,
  manyToMany,
  money,
  password,
  reference,
  text,
  time,
} from './index.ts';
import type { ResourceDeclaration } from './resource.ts';

const declare = (more: object) => () => defineResource({ ...plain, ...more } as ResourceDeclaration);

const kind = choice(['new', 'old'], { required: true, initial: 'new' });

it.each<[object, string]>([
  [{ path: '/bank/{size}/list', fields: { size: integer() } }, 'path: "size" is not a required choice'],
  [{ path: '/bank/{kind}/list', fields: { kind: choice(['new', 'old'], { initial: 'new' }) } }, 'path: "kind" is not'],
  [{ path: '/bank/{kind}/list', fields: { kind: choice(['new', 'old'], { required: true }) } }, 'path: "kind" is not'],
  [
    { endpoints: { variants: { own: { path: '/own', ownedBy: 'name' } } } },
    'variants.own.ownedBy: "name" is not a reference',
  ],
  [{ editableBy: { owner: 'name', unless: 'full' } }, 'editableBy.owner: "name" is not a reference'],
  [
    { visibleTo: { rules: [{ rule: 'own', by: 'name' }], foundBy: ['nmae'] } },
    'visibleTo: there is no stored field "nmae"',
  ],
  [
    { visibleTo: { rules: [{ rule: 'own', by: 'name' }], foundBy: ['name'], alsoBy: ['nmae'] } },
    'visibleTo: there is no stored field "nmae"',
  ],
  [
    {
      fields: { name: text(), rows: children({ a: text() }, { list: '/rows' }) },
      visibleTo: { rules: [{ rule: 'own', by: 'name' }] },
    },
    'fields.rows.list: would show the rows of records that are out of sight',
  ],
  [{ fields: { a: time(), b: date() }, noOverlap: { from: 'a', to: 'b' } }, 'noOverlap: needs two fields of one kind'],
  [{ fields: { a: text(), b: text() }, noOverlap: { from: 'a', to: 'b' } }, 'noOverlap: needs two fields of one kind'],
  [{ permission: 'Bank ' }, 'permission: the permission "Bank " begins or ends with a blank'],
  [{ fields: { a: text({ readPermission: '' }) } }, 'fields.a: a permission is empty'],
  [{ title: '' }, 'title: is empty'],
  [
    { fields: { name: text(), rows: children({ a: text() }) }, title: '{rows}' },
    'title: "rows" is nothing that stands',
  ],
  [{ fields: { name: text(), pin: password() }, list: { columns: ['pin'] } }, 'list.columns: "pin" is shown to nobody'],
  [
    { fields: { name: text(), pin: password() }, list: { filters: ['pin'] } },
    'list.filters: "pin" cannot be filtered by',
  ],
  [{ fields: { name: text(), a: images() }, list: { sort: 'a' } }, 'list.sort: "a" cannot be sorted by'],
  [
    { fields: { name: text(), a: computed({ as: 'integer', value: () => 1 }) }, list: { sort: '-a' } },
    'list.sort: "a" cannot be sorted by',
  ],
  [{ fields: { name: text({ unique: true }) }, form: { keeps: ['name'] } }, 'form.keeps: "name" is another for each'],
  [{ form: { sections: [undefined] } }, 'form.sections.0: is not an object'],
  [{ actions: { close: undefined } }, 'actions.close: is not an object'],
  [{ endpoints: { named: { path: '/x', by: 'name' } } }, 'endpoints.named.as: must be there'],
  [{ endpoints: { variants: { own: undefined } } }, 'endpoints.variants.own: is not an object'],
  [{ indexes: ['name'] }, 'indexes: "name" is not a list of fields'],
  [
    { fields: { a: date(), b: date(), c: children({ d: text() }) }, noOverlap: { from: 'a', to: 'b', within: ['c'] } },
    'noOverlap.within: "c" has no column of its own',
  ],
  [{ fields: { a: date(), b: date() }, noOverlap: { from: 'aa', to: 'b' } }, 'noOverlap.from: there is no field "aa"'],
  [
    { fields: { name: text(), rows: children({ a: boolean({ exactlyOne: true }) }) } },
    'fields.rows.a.exactlyOne: counts over the rows of all records',
  ],
  [
    { fields: { b_id: reference('b'), a: text({ requiredWhen: { 'b_id.is_active': 1 } }) } },
    'fields.a.requiredWhen: "b_id.is_active" looks into another record, which only visibleWhen does',
  ],
  [{ fields: { a: text({ unique: ['b'] }) } }, 'fields.a.unique: there is no field "b"'],
  [{ fields: { a: date({ initial: '2026-13-01' }) } }, 'fields.a.initial: "2026-13-01" cannot be entered: date'],
  [{ fields: { a: time({ initial: '25:00' }) } }, 'fields.a.initial: "25:00" cannot be entered: time'],
  [{ fields: { a: color({ initial: 'blu' }) } }, 'fields.a.initial: "blu" cannot be entered: color'],
  [{ fields: { a: integer({ max: 5, initial: 9 }) } }, 'fields.a.initial: "9" cannot be entered: max 5'],
  [{ fields: { a: money({ min: 1, max: 5, initial: 9 }) } }, 'fields.a.initial: "9" cannot be entered: between 1 5'],
  [{ fields: { a: boolean({ initial: 2 as never }) } }, 'fields.a.initial: "2" cannot be entered: boolean'],
  [{ fields: { a: text({ max: 2, initial: 'abc' }) } }, 'fields.a.initial: "abc" cannot be entered: maxLength 2'],
  [
    { fields: { rows: children({ a: time({ initial: '25:00' }) }) } },
    'fields.rows.a.initial: "25:00" cannot be entered: time',
  ],
  [{ fields: { a: date({ notBefore: 'b' }) } }, 'fields.a.notBefore: there is no field "b"'],
  [{ fields: { a: date({ notBefore: 'b' }), b: text() } }, 'fields.a.notBefore: "b" is no date'],
  [{ fields: { a: text({ regex: { pattern: /a/g, example: 'a' } }) } }, 'fields.a.regex: must not remember'],
  [{ fields: { a: text({ regex: { pattern: /a/y, example: 'a' } }) } }, 'fields.a.regex: must not remember'],
  [{ fields: { a: date({ maxDays: 3 }), b: date() } }, 'fields.a.maxDays: counts from the day'],
  [{ fields: { bank: manyToMany('bank', { through: 'x' }) } }, 'fields.bank: a many-to-many ends in _ids'],
  [{ fields: { rows: children({ a: text() }, { list: 'rows' }) } }, 'fields.rows.list: "rows" is not a path'],
  [
    { fields: { rows: children({ action: text() }, { permissions: true }) } },
    'fields.rows.permissions: needs the texts action and subject',
  ],
  [{ fields: { a: computed({ as: 'text' } as never) } }, 'fields.a: needs one of value, total and records'],
  [
    { fields: { a: computed({ as: 'text', records: { resource: 'bank', by: 'a' } } as never) } },
    'fields.a: needs `records` to look like records',
  ],
  [{ fields: { a: computed({ as: 'records', value: () => 1 } as never) } }, 'fields.a: needs `records` to look like'],
  [
    {
      fields: {
        a: choice(['x', 'x']),
      },
    },
    'fields.a: uses one value twice',
  ],
  [{ fields: { a: choice(['x', 'y'], { initial: 'z' as 'x' }) } }, 'fields.a.initial: "z" is not among its values'],
  [{ fields: { a: choice(['x']) } }, 'fields.a: offers fewer than two values'],
])('%j is refused', (more, message) => {
  expect(declare(more)).toThrow(`schemas/finance/bank.ts: ${message}`);
});

it.each<[object, string]>([
  [{ fields: { name: text() }, list: { columns: ['toString'] } }, 'list.columns: there is no field "toString"'],
  [{ fields: { name: text() }, list: { filters: ['valueOf'] } }, 'list.filters: there is no field "valueOf"'],
  [{ fields: { name: text() }, list: { sort: 'constructor' } }, 'list.sort: there is no field "constructor"'],
  [{ fields: { name: text() }, title: 'constructor' }, 'title: there is no field "constructor"'],
  [{ fields: { name: text({ unique: ['constructor'] }) } }, 'fields.name.unique: there is no field "constructor"'],
  [
    { fields: { name: text(), rows: children({ a: text({ visibleWhen: { toString: 1 } as never }) }) } },
    'fields.rows.a.visibleWhen: there is no field "toString"',
  ],
])('what every object has is no field: %j', (more, message) => {
  expect(declare(more)).toThrow(message);
});

it.each<[object, string]>([
  [{ update: 'PUT /banks/{ud}' }, 'endpoints.update: "PUT /banks/{ud}" names {ud}, and not {id}'],
  [{ update: 'PUT /banks' }, 'endpoints.update: "PUT /banks" names no record, and not {id}'],
  [{ one: '/banks/{id}/{code}' }, 'endpoints.one: "/banks/{id}/{code}" names {id}, {code}, and not {id}'],
  [{ list: 'DELETE /banks' }, 'endpoints.list: "DELETE /banks" reads, and so is GET'],
  [{ list: '/banks/{id}' }, 'endpoints.list: "/banks/{id}" names {id}, and not a list'],
])('an address names what its call is about: %j', (endpoints, message) => {
  expect(declare({ fields: { name: text() }, endpoints })).toThrow(message);
});

it.each<[string, object]>([
  ['a path with a choice in it', { path: '/bank/{kind}/list', fields: { name: text(), kind } }],
  [
    'a list of whoever a reference leads to',
    {
      fields: { name: text(), user_id: reference('user') },
      endpoints: { variants: { own: { path: '/own', ownedBy: 'user_id' }, all: { path: '/all' } } },
    },
  ],
  ['rows that are found by a field', { visibleTo: { rules: [{ rule: 'own', by: 'name' }], foundBy: ['name'] } }],
  [
    'rows with a list of their own, which everybody sees',
    { fields: { name: text(), rows: children({ a: text() }, { list: '/rows' }) } },
  ],
  [
    'times that may not overlap',
    { fields: { name: text(), a: time(), b: time() }, noOverlap: { from: 'a', to: 'b', within: ['name'] } },
  ],
  ['days that follow each other', { fields: { a: date(), b: date({ notBefore: 'a', maxDays: 3 }) } }],
  [
    'a pattern that looks at capital letters alike',
    { fields: { a: text({ regex: { pattern: /^a$/i, example: 'A' } }) } },
  ],
  ['a range of one number', { fields: { a: integer({ min: 3, max: 3 }) } }],
  ['a lowest number alone', { fields: { a: integer({ min: 3 }) } }],
  ['rows of permissions', { fields: { rows: children({ action: text(), subject: text() }, { permissions: true }) } }],
  [
    'a condition about the switch',
    { toggle: true, fields: { a: text({ visibleWhen: { is_active: 1 } }), b: boolean() } },
  ],
])('%s is taken', (_, more) => {
  expect(declare(more)).not.toThrow();
});
