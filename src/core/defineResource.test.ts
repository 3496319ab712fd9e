import { describe, expect, it } from 'vitest';
import { defineRegistry } from './registry.ts';
import { children, choice, computed, date, defineResource, file, integer, manyToMany, reference, status, text, time } from './index.ts';
import type { ResourceDeclaration } from './resource.ts';

const plain = { name: 'bank', area: 'finance', path: '/bank', permission: 'Bank', fields: { name: text({ required: true }) } } as const;
const declare = (more: Partial<ResourceDeclaration>) => () => defineResource({ ...plain, ...more } as ResourceDeclaration);

describe('a declaration', () => {
  it('fills in everything that follows', () => {
    const bank = defineResource({ ...plain, toggle: true, endpoints: { list: '/get/banks', active: '/active/banks' } });
    expect(bank).toMatchObject({
      plural: 'banks',
      collection: 'banks',
      table: 'banks',
      title: '{name}',
      screens: { list: '/bank', create: '/bank/create', edit: '/bank/{id}', show: '/bank/{id}/show' },
      list: { columns: ['name', 'is_active'], filters: ['is_active'], sort: { field: 'name', order: 'ASC' }, search: ['name'] },
      form: { size: 'dialog', sections: [{ name: 'main', fields: ['name'] }] },
    });
    expect(bank.endpoints).toMatchObject({
      list: { method: 'GET', path: '/get/banks' },
      create: { method: 'POST', path: '/banks' },
      toggle: { method: 'PUT', path: '/banks/{id}/status' },
      variants: [{ name: 'active', filter: { is_active: 1 } }],
    });
  });

  it('of what is never entered offers no way to enter it', () => {
    const book = defineResource({ ...plain, readOnly: true });
    expect(book.screens.create).toBeUndefined();
    expect(book.endpoints).not.toHaveProperty('create');
    expect(book.endpoints).not.toHaveProperty('remove');
  });

  it('of what is kept offers every way but that of deleting it', () => {
    const receipt = defineResource({ ...plain, kept: true });
    expect(receipt.endpoints).toHaveProperty('update');
    expect(receipt.endpoints).not.toHaveProperty('remove');
  });

  it.each<[string, Partial<ResourceDeclaration>, string]>([
    ['a name with a blank', { name: 'my bank' }, 'name'],
    ['an unknown area', { area: 'money' as 'finance' }, 'area'],
    ['no fields', { fields: {} }, 'fields'],
    ['a field that every record has', { fields: { id: text() } }, 'fields.id'],
    ['a path that is none', { path: 'bank' }, 'path'],
    ['a call that is none', { endpoints: { create: 'MAKE it' } }, 'endpoints.create'],
    ['an active list without a switch', { endpoints: { active: '/a' } }, 'endpoints.active'],
    ['an unknown column', { list: { columns: ['nme'] as never } }, 'list.columns'],
    ['an unknown sort', { list: { sort: '-nme' as never } }, 'list.sort'],
    ['a form that leaves a field out', { form: { sections: [{ name: 'a', fields: [] }] } }, 'form.sections'],
    ['a condition on an unknown field', { fields: { a: text({ visibleWhen: { b: 1 } }) } }, 'fields.a.visibleWhen'],
    ['a misspelt option', { fields: { a: text({ requierd: true } as object) } }, 'fields.a'],
    ['a misspelt option of a child row', { fields: { a: children({ b: integer({ maximum: 4 } as object) }) } }, 'fields.a.b'],
    ['an option of another kind', { fields: { a: text({ target: 'bank' } as object) } }, 'fields.a'],
    ['an unknown icon', { icon: 'Banana' as 'Label' }, 'icon'],
    ['an unknown format', { fields: { a: text({ format: 'roman' as 'alpha' }) } }, 'fields.a.format'],
    ['an end of another kind than its beginning', { fields: { a: date(), b: time({ notBefore: 'a' }) } }, 'fields.b.notBefore'],
    ['an initial value that is not offered', { fields: { a: choice(['x', 'y'], { initial: 'z' as 'x' }) } }, 'fields.a.initial'],
    ['an unknown field in its title', { title: '{nme}' }, 'title'],
    ['an unknown field in its subtitle', { subtitle: '{nme}' }, 'subtitle'],
    ['a lock on an unknown field', { editableWhen: { nme: 1 } }, 'editableWhen'],
    ['a lock on an unknown state', { fields: { s: status({ a: 0, b: 1 }) }, editableWhen: { s: { not: [0, 2] } } }, 'editableWhen'],
    ['a list by an unknown field', { endpoints: { variants: { old: { path: '/old', filter: { age: 1 } } } } }, 'endpoints.variants.old.filter'],
    ['a page of no rows', { list: { pageSizes: [10, 0] } }, 'list.pageSizes'],
    ['a page of more rows than one call answers', { list: { pageSizes: [501] } }, 'list.pageSizes'],
    ['a first record with an unknown field', { seed: [{ name: 'A' }, { nme: 'B' }] }, 'seed.1'],
    ['a least above the most', { fields: { a: text({ min: 9, max: 3 }) } }, 'fields.a'],
    ['a file that cannot be stored', { fields: { a: file({ accept: ['exe'] }) } }, 'fields.a.accept'],
    ['a reference without _id', { fields: { bank: reference('bank') } }, 'fields.bank'],
    ['an action without a life cycle', { actions: { approve: { from: 'a', to: 'b' } } }, 'actions.approve'],
    [
      'an action to an unknown state',
      { fields: { s: status({ a: 0, b: 1 }) }, actions: { go: { from: 'a', to: 'c' } } },
      'actions.go',
    ],
    [
      'an unknown icon of an action',
      { fields: { s: status({ a: 0, b: 1 }) }, actions: { go: { from: 'a', to: 'b', icon: 'Banana' as 'Label' } } },
      'actions.go.icon',
    ],
    ['rows taught by something else', { fields: { bank_id: reference('bank') }, taught: { by: 'bank_id', unless: 'full' } }, 'taught.by'],
  ])('with %s fails with the file and the key', (_, more, key) => {
    expect(declare(more)).toThrow(`schemas/${more.area ?? 'finance'}/${more.name ?? 'bank'}.ts: ${key}: `);
  });
});

it('a misspelt option is named with the kind of its field', () => {
  const misspelt = declare({ fields: { a: text({ requierd: true } as object) } });
  expect(misspelt).toThrow('schemas/finance/bank.ts: fields.a: "requierd" is no option of text');
});

describe('a registry', () => {
  const bank = defineResource({ ...plain, toggle: true });
  const other = (more: Partial<ResourceDeclaration>) =>
    defineResource({ ...plain, name: 'account', path: '/account', ...more } as ResourceDeclaration);

  it('finds resources by name', () => {
    const registry = defineRegistry([bank]);
    expect(registry.get('bank')).toBe(bank);
    expect(registry.has('account')).toBe(false);
    expect(() => registry.get('account')).toThrow('There is no resource "account"');
  });

  it('narrows through what everybody who sees the offer may read, and nothing else', () => {
    const branch = (read: 'permission' | 'signedIn') =>
      defineResource({
        ...plain,
        name: 'branch',
        path: '/branch',
        read,
        fields: { town: text(), bank_id: reference('bank') },
      });
    const account = other({
      fields: { town: text(), bank_id: reference('bank', { narrowedBy: { through: 'branch', town: 'town' } }) },
    });
    expect(defineRegistry([bank, branch('signedIn'), account]).has('account')).toBe(true);
    expect(() => defineRegistry([bank, branch('permission'), account])).toThrow('branch may be read by fewer people than bank');
  });

  it.each<[string, Partial<ResourceDeclaration>]>([
    ['a name twice', { name: 'bank' }],
    ['a call twice', { endpoints: { list: '/banks' } }],
    ['a screen twice', { path: '/bank' }],
    ['a table twice', { plural: 'banks', endpoints: { list: '/x' } }],
    ['an unknown target', { fields: { name: text(), safe_id: reference('safe') } }],
    ['an unknown field of a target', { fields: { name: text(), bank_id: reference('bank', { only: { colour: 1 } }) } }],
    ['a total that does not point back', { fields: { name: text(), n: computed({ as: 'integer', total: { resource: 'bank', by: 'name' } }) } }],
    ['records that do not point back', { fields: { name: text(), all: computed({ as: 'records', records: { resource: 'bank', by: 'name' } }) } }],
    ['a narrowing through nothing', { fields: { name: text(), bank_id: reference('bank', { narrowedBy: { through: 'safe', name: 'name' } }) } }],
    [
      'a narrowing through what does not name the target',
      { fields: { name: text(), bank_id: reference('bank', { narrowedBy: { through: 'bank', name: 'name' } }) } },
    ],
    ['a title that looks two references further', { title: '{own_id}', fields: { own_id: reference('account') } }],
    ['a join table that is taken', { fields: { name: text(), bank_ids: manyToMany('bank', { through: 'banks' }) } }],
  ])('refuses %s', (_, more) => {
    expect(() => defineRegistry([bank, other(more)])).toThrow(/^schemas\/finance\//);
  });
});
