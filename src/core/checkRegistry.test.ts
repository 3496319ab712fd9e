import { describe, expect, it } from 'vitest';
import { bank, other, plain, register } from '../../tests/support/plainBank.ts';
import { children, computed, date, defineResource, manyToMany, reference, status, text } from './index.ts';
import type { ResourceDeclaration } from './resource.ts';

describe('a registry', () => {
  it.each<[string, Partial<ResourceDeclaration>]>([
    ['an area that it does not have', { area: 'money' }],
    ['a word for a day that it does not have', { fields: { name: text(), on: date({ initial: 'yearStart' }) } }],
    ['a name twice', { name: 'bank' }],
    ['a call twice', { endpoints: { list: '/banks' } }],
    ['a screen twice', { path: '/bank' }],
    ['a table twice', { plural: 'banks', endpoints: { list: '/x' } }],
    ['an unknown target', { fields: { name: text(), safe_id: reference('safe') } }],
    [
      'a condition about an unknown field of a target',
      { fields: { bank_id: reference('bank'), name: text({ visibleWhen: { 'bank_id.colour': 1 } }) } },
    ],
    [
      'a condition through what is no reference',
      { fields: { kind: text(), name: text({ visibleWhen: { 'kind.colour': 1 } }) } },
    ],
    ['an unknown field of a target', { fields: { name: text(), bank_id: reference('bank', { only: { colour: 1 } }) } }],
    [
      'a preset by whom a record is not about',
      { fields: { name: text(), bank_id: reference('bank', { preset: 'me' }) } },
    ],
    [
      'a total that does not point back',
      { fields: { name: text(), n: computed({ as: 'integer', total: { resource: 'bank', by: 'name' } }) } },
    ],
    [
      'records that do not point back',
      { fields: { name: text(), all: computed({ as: 'records', records: { resource: 'bank', by: 'name' } }) } },
    ],
    [
      'a narrowing through nothing',
      { fields: { name: text(), bank_id: reference('bank', { narrowedBy: { through: 'safe', name: 'name' } }) } },
    ],
    [
      'a narrowing through what does not name the target',
      { fields: { name: text(), bank_id: reference('bank', { narrowedBy: { through: 'bank', name: 'name' } }) } },
    ],
    ['a title that looks two references further', { title: '{own_id}', fields: { own_id: reference('account') } }],
    ['a join table that is taken', { fields: { name: text(), bank_ids: manyToMany('bank', { through: 'banks' }) } }],
  ])('refuses %s', (_, more) => {
    expect(() => register(bank, other(more))).toThrow(/^schemas\/(finance\/|\*\/account\.ts: area: )/);
  });

  it.each<[Partial<ResourceDeclaration>, string]>([
    [{ permission: 'bank' }, 'permission: "bank" is written "Bank" elsewhere'],
    [{ path: '/Bank' }, 'path: GET /bank is also bank path'],
    [
      {
        fields: { name: text(), bank_id: reference('bank') },
        endpoints: { variants: { own: { path: '/own', ownedBy: 'bank_id' } } },
      },
      'endpoints.variants.own.ownedBy: "bank_id" does not lead to a user account',
    ],
    [
      {
        fields: { bank_id: reference('bank'), s: status({ open: 0, shut: 1 }) },
        title: 's',
        actions: { shut: { from: 'open', to: 'shut', notByOwner: ['bnk_id'] } },
      },
      'actions.shut.notByOwner: there is no field "bnk_id"; did you mean "bank_id"?',
    ],
    [{ area: 'finanse' }, 'area: "finanse" is none of finance; did you mean "finance"?'],
    [{ fields: { bank_id: reference('bnak') } }, 'fields.bank_id: there is no resource "bnak"; did you mean "bank"?'],
    [
      { fields: { bank_id: reference('bank', { narrowedBy: { through: 'bnk', name: 'name' } }), name: text() } },
      'fields.bank_id.narrowedBy: there is no resource "bnk"; did you mean "bank"?',
    ],
    [
      { fields: { bank_id: reference('bank', { only: { nam: 'Sonali' } }) } },
      'fields.bank_id.only: bank has no field "nam"; did you mean "name"?',
    ],
    [
      { fields: { bank_id: reference('bank', { preset: { nam: 'Sonali' } as never }) } },
      'fields.bank_id.preset: bank has no field "nam"; did you mean "name"?',
    ],
    [
      { fields: { name: text(), bank_id: reference('bank', { narrowedBy: { nmae: 'name' } }) } },
      'fields.bank_id.narrowedBy: bank has no field "nmae"; did you mean "name"?',
    ],
    [
      {
        fields: {
          name: text(),
          own_id: reference('account'),
          n: computed({ as: 'integer', total: { resource: 'account', by: 'own_idd' } }),
        },
      },
      'fields.n.total.by: "own_idd" of account does not point here; did you mean "own_id"?',
    ],
    [
      { fields: { bank_id: reference('bank', { importedWith: ['nam'] }) } },
      'fields.bank_id.importedWith: bank takes no plain "nam"; did you mean "name"?',
    ],
    [
      { related: [{ resource: 'bnak', by: 'name' }] },
      'related.0.resource: there is no resource "bnak"; did you mean "bank"?',
    ],
    [{ related: [{ resource: 'bank', by: 'name' }] }, 'related.0.by: "name" is no reference of "bank" to it'],
    [
      {
        fields: { name: text(), bank_id: reference('bank') },
        related: [{ resource: 'account', by: 'bank_id', through: 'bnak_id', name: 'others' }],
      },
      'related.0.through: "bnak_id" is no reference of it; did you mean "bank_id"?',
    ],
    [
      {
        fields: { name: text(), bank_id: reference('bank') },
        related: [{ resource: 'account', by: 'bank_id', through: 'bank_id' }],
      },
      'related.0.name: is missing beside "through"',
    ],
    [
      {
        fields: { name: text(), bank_id: reference('bank') },
        related: [{ resource: 'account', by: 'name', through: 'bank_id', name: 'others' }],
      },
      'related.0.by: "name" is no reference of "account" to "bank"',
    ],
    [
      { fields: { other_id: reference('account') }, related: [{ resource: 'account', by: 'othr_id' }] },
      'related.0.by: "othr_id" is no reference of "account" to it; did you mean "other_id"?',
    ],
    [
      {
        fields: { other_id: reference('account') },
        related: [{ resource: 'account', by: 'other_id', columns: ['othr_id'] }],
      },
      'related.0.columns: "account" has no field "othr_id"; did you mean "other_id"?',
    ],
    [{ facts: ['nam' as 'id'] }, 'facts: "account" has no field "nam"; did you mean "name"?'],
    [
      { fields: { name: text(), bank_id: reference('bank') }, facts: ['bank_id.nam'] },
      'facts: "bank" has no field "nam"; did you mean "name"?',
    ],
    [
      { fields: { name: text(), bank_id: reference('bank') }, list: { columns: ['bank'] } },
      'list.columns: there is no field "bank"; did you mean "bank_id"?',
    ],
    [{ facts: ['name.bank'] }, 'facts: "name.bank" leads through anything but one reference'],
    [
      { fields: { name: text(), bank_id: reference('bank') }, facts: ['bank_id.name.length'] },
      'facts: "bank_id.name.length" leads through anything but one reference',
    ],
    [
      { fields: { name: text(), n: computed({ as: 'integer', total: { resource: 'bnak', by: 'account_id' } }) } },
      'fields.n.total.resource: there is no resource "bnak"; did you mean "bank"?',
    ],
  ])('names the nearest right word: %j', (more, message) => {
    const place = more.area ? 'schemas/*/account.ts' : 'schemas/finance/account.ts';
    expect(() => register(bank, other(more))).toThrow(`${place}: ${message}`);
  });

  it.each<[Partial<ResourceDeclaration>, string]>([
    [{ name: 'bank', path: '/other', plural: 'others' }, 'name: is used twice'],
    [
      { fields: { rows: children({ on: date({ initial: 'yearStart' }) }) } },
      'fields.on.initial: "yearStart" is no day and none of today, termStart',
    ],
    [
      { fields: { kind: text(), name: text({ visibleWhen: { 'kind.colour': 1 } }) } },
      'fields.name.visibleWhen: "kind" is not a reference',
    ],
    [
      { fields: { bank_id: reference('bank', { importedWith: ['size'] }) } },
      'fields.bank_id.importedWith: bank takes no plain "size"',
    ],
    [
      { fields: { bank_ids: manyToMany('bank', { through: 'x', only: { colour: 1 } }) } },
      'fields.bank_ids.only: bank has no field "colour"',
    ],
    [
      { fields: { bank_id: reference('bank', { madeWith: ['colour'] }) } },
      'fields.bank_id.madeWith: bank takes no "colour"',
    ],
    [
      { fields: { bank_id: reference('bank', { madeWith: ['name'], madeFrom: { name: 'title' } }) } },
      'fields.bank_id.madeFrom: there is no "title"',
    ],
    [
      { fields: { name: text(), bank_id: reference('bank', { madeFrom: { name: 'name' } }) } },
      'fields.bank_id.madeFrom: says nothing without "madeWith"',
    ],
    [
      { fields: { bank_id: reference('bank', { madeWith: ['name'], required: true }) } },
      'fields.bank_id.madeWith: is for a reference that is not required',
    ],
    [
      { fields: { rows: children({ bank_id: reference('bank', { madeWith: ['name'] }) }) } },
      'fields.rows.bank_id.madeWith: is for no reference of a child row',
    ],
    [
      { visibleTo: { rules: [{ rule: 'owner', by: 'bank_id' }] }, fields: { bank_id: reference('bank') } },
      'visibleTo: "bank_id" does not lead to a user account',
    ],
    [
      { name: 'ban', path: '/ban', plural: 'ban', fields: { ks: children({ name: text() }) } },
      'fields.ks: the table ban_ks belongs to bank',
    ],
    [
      { fields: { all: computed({ as: 'records', records: { resource: 'bank', by: 'name' } }) } },
      'fields.all.records.by: "name" of bank does not point here',
    ],
    [
      {
        fields: {
          bank_id: reference('bank'),
          n: computed({ as: 'integer', total: { resource: 'account', by: 'bank_id' } }),
        },
      },
      'fields.n.total.by: "bank_id" of account does not point here',
    ],
    [
      {
        fields: {
          own_id: reference('account'),
          n: computed({ as: 'integer', total: { resource: 'account', by: 'own_id', of: 'size' } }),
        },
      },
      'fields.n.total.of: account stores no number "size"',
    ],
    [
      {
        fields: {
          own_id: reference('account'),
          n: computed({ as: 'integer', total: { resource: 'account', by: 'own_id', plus: 'n' } }),
        },
      },
      'fields.n.total.plus: there is no stored number "n"',
    ],
    [
      { fields: { own_id: reference('account'), all_id: reference('account', { importedWith: ['own_id'] }) } },
      'fields.all_id.importedWith: account takes no plain "own_id"',
    ],
    [
      { title: '{own_id}', fields: { own_id: reference('account') } },
      'fields.own_id: the title of account is more than its own columns',
    ],
  ])('says what is wrong: %j', (more, message) => {
    const safe = defineResource({ ...plain, name: 'bank', plural: 'banKs', path: '/bank', toggle: true });
    expect(() => register(safe, other(more))).toThrow(message);
  });

  it.each<[Partial<ResourceDeclaration>, string]>([
    [
      { fields: { name: text(), own_id: reference('account', { required: true }) } },
      'schemas/finance/account.ts: fields.own_id.required: no first record could be made: each needs another one',
    ],
    [
      { fields: { name: text(), own_ids: manyToMany('account', { through: 'owns', required: true }) } },
      'schemas/finance/account.ts: fields.own_ids.required: no first record could be made: each needs another one',
    ],
    [
      { fields: { name: text(), branch_id: reference('branch', { required: true }) } },
      'schemas/finance/branch.ts: fields.account_id.required: no first record could be made: each needs another one, which leads back through account',
    ],
  ])('refuses references by which no first record could be made: %j', (more, message) => {
    const account_id = reference('account', { required: true });
    const branch = other({ name: 'branch', path: '/branch', fields: { name: text(), account_id } });
    expect(() => register(branch, other(more))).toThrow(message);
  });

  it('refuses what is no declaration, such as one whose file is still being loaded', () => {
    expect(() => register(bank, undefined as never)).toThrow('An entity: resources.1: is no declaration');
  });

  it('names the file with the misspelt reference, and not one that counts by it', () => {
    const counted = { name: text(), n: computed({ as: 'integer', total: { resource: 'account', by: 'bank_id' } }) };
    const account = other({ fields: { name: text(), bank_id: reference('bnak') } });
    expect(() => register(defineResource({ ...plain, fields: counted }), account)).toThrow(
      'schemas/finance/account.ts: fields.bank_id: there is no resource "bnak"; did you mean "bank"?',
    );
  });
});
