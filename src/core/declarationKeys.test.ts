import { describe, expect, it } from 'vitest';
import { plain } from '../../tests/support/plainBank.ts';
import {
  approval,
  children,
  choice,
  date,
  defineResource,
  integer,
  longText,
  manyToMany,
  reason,
  reference,
  status,
  text,
  time,
} from './index.ts';
import type { ResourceDeclaration } from './resource.ts';

const declare = (more: Partial<ResourceDeclaration>) => () =>
  defineResource({ ...plain, ...more } as ResourceDeclaration);

describe('a list that says nothing, or something twice, is refused', () => {
  const fields = { name: text(), other: text(), a: time(), b: time() };
  it.each<[object, string]>([
    [{ list: { columns: [] } }, 'list.columns: there are none'],
    [{ list: { columns: ['name', 'other', 'name'] } }, 'list.columns: "name" stands there twice'],
    [{ list: { filters: ['name', 'name'] } }, 'list.filters: "name" stands there twice'],
    [{ list: { search: ['name', 'name'] } }, 'list.search: "name" stands there twice'],
    [{ list: { pageSizes: [] } }, 'list.pageSizes: there are none'],
    [{ list: { pageSizes: [10, 10] } }, 'list.pageSizes: "10" stands there twice'],
    [{ indexes: [['name', 'name']] }, 'indexes: "name" stands there twice'],
    [{ indexes: [[]] }, 'indexes: there are none'],
    [{ indexes: [['name'], ['name']] }, 'indexes: ["name"] stands there twice'],
    [
      {
        fields,
        warnsOf: {
          by: [
            ['name', 'a'],
            ['name', 'a'],
          ],
        },
      },
      'warnsOf.by: ["name","a"] stands there twice',
    ],
    [
      {
        fields: { ...fields, x_id: reference('bank'), y_id: reference('bank'), on: date() },
        list: {
          views: {
            plan: {
              day: 'on',
              of: [
                ['x_id', 'y_id'],
                ['x_id', 'y_id'],
              ],
              shows: ['name'],
            },
          },
        },
      },
      'list.views.plan.of: ["x_id","y_id"] stands there twice',
    ],
    [
      {
        related: [
          { resource: 'branch', by: 'bank_id' },
          { resource: 'branch', by: 'bank_id' },
        ],
      },
      'related: {"resource":"branch","by":"bank_id"} stands there twice',
    ],
    [
      {
        visibleTo: {
          rules: [
            { rule: 'owner', by: 'name' },
            { rule: 'owner', by: 'name' },
          ],
        },
      },
      'visibleTo.rules: {"rule":"owner","by":"name"} stands there twice',
    ],
    [{ permanent: [] }, 'permanent: there are none'],
    [{ fields: { name: text({ unique: [] }) } }, 'fields.name.unique: there are none'],
    [
      { fields, noOverlap: { from: 'a', to: 'b', within: ['name', 'name'] } },
      'noOverlap.within: "name" stands there twice',
    ],
    [{ fields, noOverlap: { from: 'a', to: 'a' } }, 'noOverlap: begins and ends at one field, "a"'],
    [{ fields, noOverlap: { from: 'a', to: 'b', within: ['a'] } }, 'noOverlap.within: "a" is when it begins or ends'],
    [{ form: { sections: [] } }, 'form.sections: there are none'],
    [{ form: { keeps: ['nam' as 'name'] } }, 'form.keeps: there is no field "nam"; did you mean "name"?'],
    [{ form: { sections: [{ name: 'main', fields: [] }] } }, 'form.sections.0.fields: there are none'],
    [
      {
        fields: { name: text(), other: text() },
        form: {
          sections: [
            { name: 'main', fields: ['name'] },
            { name: 'main', fields: ['other'] },
          ],
        },
      },
      'form.sections: two are called "main"',
    ],
    [{ form: { sections: [{ name: 'Bad Name', fields: ['name'] }] } }, 'form.sections: "Bad Name" is no name'],
  ])('%j', (more, message) => {
    expect(declare(more as Partial<ResourceDeclaration>)).toThrow(`schemas/finance/bank.ts: ${message}`);
  });

  it('but for a list without a search or a filter', () => {
    const lists = { filters: [], search: [] };
    expect(declare({ fields: { name: text(), on: date() }, list: lists })).not.toThrow();
  });
});

describe('a word that means nothing is refused with the nearest right one', () => {
  const fields = { name: text(), s: status({ a: 0, b: 1 }) };
  it.each<[object, string]>([
    [{ togle: true }, 'togle: is no key; did you mean "toggle"?'],
    [{ permision: 'Bank' }, 'permision: is no key; did you mean "permission"?'],
    [{ list: { colums: [] } }, 'list.colums: is no key; did you mean "columns"?'],
    [{ form: { section: [] } }, 'form.section: is no key; did you mean "sections"?'],
    [{ form: { sections: [{ name: 'a', felds: [] }] } }, 'form.sections.0.felds: is no key; did you mean "fields"?'],
    [{ screens: { creat: '/a' } }, 'screens.creat: is no key; did you mean "create"?'],
    [{ endpoints: { lists: '/a' } }, 'endpoints.lists: is no key; did you mean "list"?'],
    [
      { endpoints: { variants: { old: { pth: '/a' } } } },
      'endpoints.variants.old.pth: is no key; did you mean "path"?',
    ],
    [{ permissions: { read: { acton: 'a' } } }, 'permissions.read.acton: is no key; did you mean "action"?'],
    [
      { permissions: { craete: 'Map Section' } },
      'permissions.craete: is none of read, create, update, delete, full; did you mean "create"?',
    ],
    [
      {
        fields: { ...fields, pin: text({ readPermission: 'login' }), rows: children({ a: text() }) },
        actions: { go: { from: 'a', to: 'b', permission: 'update' } },
        permissions: { go: 'Map Section' },
      },
      'permissions.go: is none of read, create, update, delete, full, login',
    ],
    [
      { actions: { go: { from: 'a', to: 'b', permission: 'updtae' } } },
      'actions.go.permission: is none of read, create, update, delete, full, go; did you mean "update"?',
    ],
    [
      {
        visibleTo: { rules: [{ rule: 'clerk', by: 'name' }], unless: 'oversee' },
        permissions: { oversea: 'Map Section' },
      },
      'permissions.oversea: is none of read, create, update, delete, full, oversee; did you mean "oversee"?',
    ],
    [
      { visibleTo: { rules: [{ rule: 'clerk', by: 'name' }], unless: 'raed all' } },
      'visibleTo.unless: "raed all" is none of read, create, update, delete, full',
    ],
    [
      {
        visibleTo: { rules: [{ rule: 'clerk', by: 'name' }], unless: 'raed all' },
        fields: { name: text(), note: text({ readPermission: 'read all' }) },
      },
      'visibleTo.unless: "raed all" is none of read, create, update, delete, full, read all; did you mean "read all"?',
    ],
    [
      {
        fields: { name: text(), clerk_id: reference('user') },
        editableBy: { owner: 'clerk_id', unless: 'updtae' },
      },
      'editableBy.unless: "updtae" is none of read, create, update, delete, full; did you mean "update"?',
    ],
    [{ fields, actions: { go: { form: 'a', to: 'b' } } }, 'actions.go.form: is no key; did you mean "from"?'],
    [{ noOverlap: { from: 'a', until: 'b' } }, 'noOverlap.until: is no key'],
    [{ indexes: [['nme']] }, 'indexes: there is no field "nme"; did you mean "name"?'],
    [{ fields: { a: longText() }, indexes: [['a']] }, 'indexes: "a" cannot stand in an index'],
    [
      { fields: { a: text({ requierd: true } as object) } },
      'fields.a: "requierd" is no option of text; did you mean "required"?',
    ],
    [
      { fields: { a: children({ b: integer({ maxx: 4 } as object) }) } },
      'fields.a.b: "maxx" is no option of integer; did you mean "max"?',
    ],
    [{ list: { columns: ['nme'] } }, 'list.columns: there is no field "nme"; did you mean "name"?'],
    [{ title: '{nme}' }, 'title: there is no field "nme"; did you mean "name"?'],
    [{ icon: 'Labl' }, 'icon: "Labl" is none of the icons in src/core/icons.ts; did you mean "Label"?'],
    [{ read: 'signdIn' }, 'read: "signdIn" is none of permission, signedIn, public; did you mean "signedIn"?'],
    [{ form: { size: 'dialg' } }, 'form.size: "dialg" is none of dialog, page; did you mean "dialog"?'],
    [{ endpoints: { body: 'jsn' } }, 'endpoints.body: "jsn" is none of form, multipart, json; did you mean "json"?'],
    [
      { fields: { ...fields, user_id: reference('user') }, visibleTo: { rules: [{ rule: 'owner', by: 'usr_id' }] } },
      'visibleTo: there is no stored field "usr_id"; did you mean "user_id"?',
    ],
    [{ visibleTo: { rules: [{ rule: 'owner', by: 'name' }] } }, 'visibleTo: "name" is not a reference'],
    [
      { visibleTo: { rules: [{ rule: 'clerk', by: 'nme' }], unless: 'full' } },
      'visibleTo: there is no stored field "nme"; did you mean "name"?',
    ],
    [{ visibleTo: undefined }, 'visibleTo: must be there: "everybody", or { rules: [{ rule, by }] }'],
    [{ visibleTo: 'everbody' as 'everybody' }, 'visibleTo: "everbody" is not "everybody"; did you mean "everybody"?'],
    [{ visibleTo: { rules: [] } }, 'visibleTo.rules: there are none'],
    [{ visibleTo: { rules: ['clerk' as 'everybody'] } }, 'visibleTo.rules.0: is not an object'],
    [
      { visibleTo: { rules: [{ rule: 'clerk', by: 'name', ned: {} } as never] } },
      'visibleTo.rules.0.ned: is no key; did you mean "need"?',
    ],
    [
      { visibleTo: { rules: ['everybody', { rule: 'clerk', by: 'name' }] } },
      'visibleTo: everybody who may read sees every row',
    ],
    [{ visibleTo: { rules: ['everybody'], unless: 'full' } }, 'visibleTo: everybody who may read sees every row'],
    [
      { fields: { name: text({ private: 'audit' }) }, title: 'name' },
      'title: would tell "name" to people who may not see it',
    ],
    [
      { fields: { name: text(), pin: text({ readPermission: 'audit' }) }, list: { search: ['pin'] } },
      'list.search: would tell "pin" to people who may not see it',
    ],
    [
      { fields: { name: text(), pin: text({ format: 'digts' as 'digits' }) } },
      'fields.pin.format: "digts" is none of alpha, alphaDash, alphaNum, digits, code, slug, creditCard, country, currency, timeZone, numbering; did you mean "digits"?',
    ],
    [
      { fields: { kind: choice(['cash', 'bank']), name: text({ visibleWhen: { kind: 'csh' } }) } },
      'fields.name.visibleWhen: "csh" is the name of no option of "kind"; did you mean "cash"?',
    ],
    [
      { fields: { name: text(), rank: integer({ atMost: 'rnk' }) } },
      'fields.rank.atMost: there is no field "rnk"; did you mean "rank"?',
    ],
    [
      { fields, actions: { go: { from: 'a', to: 'b', tone: 'succes' } } },
      'actions.go.tone: "succes" is none of success, warning, error; did you mean "success"?',
    ],
    [
      {
        fields: { s: status({ pending: 0, approved: 1, rejected: 2 }), reject_reason: reason() },
        actions: approval({ from: 'pendng' }),
      },
      'actions.approve: "pendng" is none of pending, approved, rejected; did you mean "pending"?',
    ],
    [
      {
        fields: { s: status({ pending: 0, approved: 1, rejected: 2 }), reject_reason: reason() },
        actions: approval({ refuseed: 'cancel' } as object),
      },
      'actions.approve.refuseed: is no key; did you mean "refused"?',
    ],
  ])('%j', (more, message) => {
    expect(declare(more)).toThrow(`schemas/finance/bank.ts: ${message}`);
  });
});

it('of a file that cannot be named for want of a key, what is known is named', () => {
  expect(declare({ area: undefined })).toThrow('The entity "bank": area: must be there: one of the areas');
  expect(declare({ name: undefined })).toThrow('An entity in schemas/finance: name: must be there');
  expect(declare({ name: '' })).toThrow('An entity in schemas/finance: name: "" is not camelCase');
});

describe('a key that is missing is named', () => {
  it.each(['area', 'path', 'permission', 'fields'])('%s', (key) => {
    expect(declare({ [key]: undefined })).toThrow(`: ${key}: must be there`);
  });

  it.each<[object, string]>([
    [{ endpoints: { variants: { old: {} } } }, 'endpoints.variants.old.path: must be there: a text'],
    [{ fields: { s: status({ a: 0, b: 1 }) }, actions: { go: { from: 'a' } } }, 'actions.go.to: must be there: a text'],
    [
      { fields: { bank_ids: manyToMany('bank', {} as { through: string }) } },
      'fields.bank_ids: manyToMany needs "through"',
    ],
    [{ fields: { name: 'text' } }, 'fields.name: is not a field'],
  ])('%j', (more, message) => {
    expect(declare(more)).toThrow(`schemas/finance/bank.ts: ${message}`);
  });
});
