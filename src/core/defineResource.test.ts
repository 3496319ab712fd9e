import { describe, expect, it } from 'vitest';
import { plain } from '../../tests/support/plainBank.ts';
import {
  boolean,
  children,
  choice,
  computed,
  date,
  defineResource,
  file,
  integer,
  longText,
  manyToMany,
  reason,
  reference,
  status,
  text,
  time,
} from './index.ts';
import type { Fields } from './fields/field.ts';
import { PAGE_SIZES } from './limits.ts';
import type { ResourceDeclaration } from './resource.ts';

const declare = (more: Partial<ResourceDeclaration>) => () =>
  defineResource({ ...plain, ...more } as ResourceDeclaration);

describe('a declaration', () => {
  it('fills in everything that follows', () => {
    const bank = defineResource({ ...plain, toggle: true, endpoints: { list: '/get/banks', active: '/active/banks' } });
    expect(bank).toMatchObject({
      plural: 'banks',
      collection: 'banks',
      table: 'banks',
      title: '{name}',
      screens: { list: '/bank', create: '/bank/create', edit: '/bank/{id}', show: '/bank/{id}/show' },
      list: {
        columns: ['name', 'is_active'],
        filters: ['is_active'],
        sort: { field: 'name', order: 'ASC' },
        search: ['name'],
      },
      form: { size: 'dialog', sections: [{ name: 'main', fields: ['name'] }], keeps: [] },
    });
    expect(bank.endpoints).toMatchObject({
      list: { method: 'GET', path: '/get/banks' },
      create: { method: 'POST', path: '/banks' },
      toggle: { method: 'PUT', path: '/banks/{id}/status' },
      variants: [{ name: 'active', filter: { is_active: 1 } }],
    });
  });

  it('says nothing else of what it leaves out', () => {
    const bank = defineResource(plain);
    expect(bank).toMatchObject({
      icon: 'Label',
      read: 'permission',
      body: 'form',
      toggle: false,
      singleton: false,
      readOnly: false,
      inMenu: true,
      permanent: [],
      deletesMore: false,
      indexes: [],
      list: { pageSizes: PAGE_SIZES, searchThrough: {} },
    });
    for (const name of ['subtitle', 'editableWhen', 'noOverlap'] as const) expect(bank[name], name).toBeUndefined();
    expect(bank.endpoints).not.toHaveProperty('toggle');
    expect(bank.fields.name).toEqual({ kind: 'text', required: true });
  });

  it('keeps what it says', () => {
    const said = {
      icon: 'Apartment',
      read: 'signedIn',
      singleton: true,
      inMenu: false,
      permanent: [1],
      deletesMore: true,
      indexes: [['size']],
    } as const;
    const fields = { name: text(), size: integer(), s: status({ open: 0, shut: 1 }) };
    const more = { editableWhen: { s: 'open' }, list: { sort: '-size', pageSizes: [5] }, subtitle: 'size' } as const;
    const bank = defineResource({ ...plain, ...said, ...more, fields, endpoints: { body: 'json' } });
    expect(bank).toMatchObject({
      ...said,
      body: 'json',
      subtitle: '{size}',
      editableWhen: { s: 0 },
      list: { sort: { field: 'size', order: 'DESC' }, pageSizes: [5] },
    });
    const other = defineResource({ ...plain, readOnly: true, title: '{name} Bank' });
    expect(other).toMatchObject({ readOnly: true, title: '{name} Bank' });
  });

  it('offers all calls of records that come and go, and of a single one those that read and change it', () => {
    const { endpoints } = defineResource({ ...plain, toggle: true });
    expect(endpoints).toMatchObject({
      one: { method: 'GET', path: '/banks/{id}' },
      history: { method: 'GET', path: '/banks/{id}/history' },
      export: { method: 'GET', path: '/banks/export' },
      import: { method: 'POST', path: '/banks/import' },
      template: { method: 'GET', path: '/banks/import/template' },
      update: { method: 'PUT', path: '/banks/{id}' },
      remove: { method: 'DELETE', path: '/banks/{id}' },
      removeMany: { method: 'DELETE', path: '/banks/bulk' },
      updateMany: { method: 'PUT', path: '/banks/bulk' },
      toggleMany: { method: 'PUT', path: '/banks/bulk/status' },
    });
    const single = defineResource({ ...plain, singleton: true });
    expect(single.screens).toEqual({ list: '/bank' });
    expect(Object.keys(single.endpoints).toSorted()).toEqual([
      'export',
      'history',
      'list',
      'one',
      'update',
      'variants',
    ]);
  });

  it('sorts by the place where there is one, and offers the call that moves records', () => {
    const placed = defineResource({
      ...plain,
      fields: { name: text(), order: integer({ required: true, place: true }) },
    });
    expect(placed).toMatchObject({ place: 'order', list: { sort: { field: 'order', order: 'ASC' } } });
    expect(placed.endpoints.order).toEqual({ method: 'PUT', path: '/banks/order' });
    expect(defineResource(plain).endpoints.order).toBeUndefined();
  });

  it('lets records of up to four plain fields be changed in their row', () => {
    const inPlace = (fields: Fields, more: object = {}) =>
      defineResource({ ...plain, ...more, fields } as ResourceDeclaration).list.inPlace;
    const [a, b, c, d, e] = [text(), integer(), date(), boolean(), text()];
    expect(inPlace({ a, b, c, d })).toBe(true);
    expect(inPlace({ a, b, c, d, e })).toBe(false);
    expect(inPlace({ a, rows: children({ b }) })).toBe(false);
    expect(inPlace({ a, note: longText() })).toBe(false);
    expect(inPlace({ a, note: longText() }, { list: { inPlace: true } })).toBe(true);
    expect(inPlace({ a, b }, { list: { inPlace: false } })).toBe(false);
    expect(inPlace({ a, c }, { list: { groupBy: ['c'] } })).toBe(false);
    expect(inPlace({ a }, { singleton: true })).toBe(false);
  });

  it('fills in what an action leaves out', () => {
    const fields = { name: text(), s: status({ open: 0, shut: 1 }) };
    const { actions } = defineResource({
      ...plain,
      fields,
      actions: {
        shut: { from: 'open', to: 'shut' },
        openAgain: {
          from: ['shut'],
          to: 'open',
          permission: 'update',
          confirm: true,
          ask: ['name'],
          notByCreator: true,
        },
      },
    });
    expect(actions.shut).toEqual({
      name: 'shut',
      from: ['open'],
      to: 'shut',
      permission: 'shut',
      confirm: false,
      ask: [],
      notByCreator: false,
      notByOwner: [],
      personal: [],
      endpoint: { method: 'PUT', path: '/banks/{id}/shut' },
    });
    expect(actions.openAgain).toMatchObject({
      from: ['shut'],
      permission: 'update',
      confirm: true,
      ask: ['name'],
      notByCreator: true,
      endpoint: { method: 'PUT', path: '/banks/{id}/open-again' },
    });
  });

  it('lists what fits into a cell, filters by what has few values, and searches what everybody sees', () => {
    const fields = {
      code: text({ readPermission: 'full' }),
      name: text(),
      about: longText(),
      bank_id: reference('bank'),
      bank_ids: manyToMany('bank', { through: 'a_banks' }),
      kind: choice(['a', 'b']),
      on: date(),
    };
    const { list, form } = defineResource({ ...plain, fields });
    expect(list.columns).toEqual(['code', 'name', 'bank_id', 'kind', 'on']);
    expect(list.filters).toEqual(['bank_id', 'kind', 'on']);
    expect(list.search).toEqual(['name']);
    expect(form).toEqual({ size: 'dialog', sections: [{ name: 'main', fields: Object.keys(fields) }], keeps: [] });
  });

  it('has a form in a dialog up to eight fields, and on a page beyond that', () => {
    const many = (count: number) => ({
      ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, integer()])),
      set: integer({ readOnly: true }),
    });
    const formOf = (count: number) => defineResource({ ...plain, title: 'n0', fields: many(count) }).form;
    expect(formOf(8).size).toBe('dialog');
    expect(formOf(9).size).toBe('page');
    expect(formOf(1).sections).toEqual([{ name: 'main', fields: ['n0'] }]);
  });

  it('calls a record by its name, else by its first text, else by its number', () => {
    const titled = (fields: ResourceDeclaration['fields']) => defineResource({ ...plain, fields }).title;
    expect(titled({ code: text(), name: text() })).toBe('{name}');
    expect(titled({ size: integer(), code: text(), label: text() })).toBe('{code}');
    expect(titled({ size: integer() })).toBe('{id}');
  });

  it('searches what is entered, and shows the state however many fields come before it', () => {
    const many = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`n${index}`, integer()]));
    const { list } = defineResource({
      ...plain,
      fields: { name: text(), ...many, status: status({ open: 0, shut: 1 }), shut_reason: reason() },
    });
    expect(list.search).toEqual(['name']);
    expect(list.columns).toEqual(['name', 'n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'status']);
  });

  const state = status({ open: 0, shut: 1 });
  it.each<[string, Partial<ResourceDeclaration>]>([
    ['list.search', { list: { search: ['name'] } }],
    ['list.columns', { list: { columns: ['name'] } }],
    ['list.filters', { list: { filters: [] } }],
    ['list.sort', { list: { sort: 'name' } }],
    ['form.size', { form: { size: 'dialog' } }],
    ['form.sections', { form: { sections: [{ name: 'main', fields: ['name'] }] } }],
    ['screens.edit', { screens: { edit: '/bank/{id}' } }],
    ['endpoints.list', { endpoints: { list: '/banks' } }],
    ['endpoints.create', { endpoints: { create: 'POST /banks' } }],
    ['endpoints.body', { endpoints: { body: 'form' } }],
    ['endpoints.variants', { endpoints: { variants: {} } }],
    [
      'actions.shut.permission',
      { fields: { state }, actions: { shut: { from: 'open', to: 'shut', permission: 'shut' } } },
    ],
    ['actions.shut.confirm', { fields: { state }, actions: { shut: { from: 'open', to: 'shut', confirm: false } } }],
    ['plural', { plural: 'banks' }],
    ['icon', { icon: 'Label' }],
    ['title', { title: '{name}' }],
    ['read', { read: 'permission' }],
    ['inMenu', { inMenu: true }],
    ['toggle', { toggle: false }],
    ['permissions', { permissions: {} }],
    ['undeletable', { readOnly: true, undeletable: true }],
  ])('refuses "%s" where it says what is so without it', (key, more) => {
    expect(declare(more)).toThrow(`schemas/finance/bank.ts: ${key}: says what is so without it`);
  });

  it('shows and requires a field while neededWhen holds, in child rows too', () => {
    const fields = { kind: choice(['cash', 'cheque']), number: text({ neededWhen: { kind: 'cheque' } }) };
    const payment = defineResource({ ...plain, fields: { ...fields, parts: children(fields) } });
    const needed = { visibleWhen: { kind: 'cheque' }, requiredWhen: { kind: 'cheque' } };
    expect(payment.fields.number).toMatchObject(needed);
    expect(payment.fields.parts.fields.number).toMatchObject(needed);
  });

  it('of what is never entered offers no way to enter it', () => {
    const book = defineResource({ ...plain, readOnly: true });
    expect(book.screens.create).toBeUndefined();
    expect(book.endpoints).not.toHaveProperty('create');
    expect(book.endpoints).not.toHaveProperty('remove');
  });

  it('of what is kept offers every way but that of deleting it', () => {
    const receipt = defineResource({ ...plain, undeletable: true });
    expect(receipt.endpoints).toHaveProperty('update');
    expect(receipt.endpoints).not.toHaveProperty('remove');
  });

  it.each<[string, Partial<ResourceDeclaration>, string]>([
    ['a name with a blank', { name: 'my bank' }, 'name'],
    ['no fields', { fields: {} }, 'fields'],
    ['a field that every record has', { fields: { id: text() } }, 'fields.id'],
    ['a path that is none', { path: 'bank' }, 'path'],
    ['a call that is none', { endpoints: { create: 'MAKE it' } }, 'endpoints.create'],
    ['an active list without a switch', { endpoints: { active: '/a' } }, 'endpoints.active'],
    ['an unknown column', { list: { columns: ['nme'] as never } }, 'list.columns'],
    ['an unknown sort', { list: { sort: '-nme' as never } }, 'list.sort'],
    [
      'a form that leaves a field out',
      { fields: { a: text(), b: text() }, form: { sections: [{ name: 'a', fields: ['a'] as never }] } },
      'form.sections',
    ],
    ['a condition on an unknown field', { fields: { a: text({ visibleWhen: { b: 1 } }) } }, 'fields.a.visibleWhen'],
    ['a need for an unknown field', { fields: { a: text({ neededWhen: { b: 1 } }) } }, 'fields.a.neededWhen'],
    [
      'a need that is also said in two words',
      { fields: { a: text(), b: text({ neededWhen: { a: 1 }, visibleWhen: { a: 1 } }) } },
      'fields.b.neededWhen',
    ],
    ['a comparison with no number', { fields: { a: integer({ atMost: 'b' }), b: text() } }, 'fields.a.atMost'],
    ['a comparison with no field', { fields: { a: integer({ atLeast: 'b' }) } }, 'fields.a.atLeast'],
    ['a span from nowhere', { fields: { a: date({ maxDays: 3 }) } }, 'fields.a.maxDays'],
    [
      'an example that misses its pattern',
      { fields: { a: text({ regex: { pattern: /^\d$/, example: 'a' } }) } },
      'fields.a.regex',
    ],
    ['a child row that is fixed', { fields: { a: children({ b: text({ writeOnce: true }) }) } }, 'fields.a.b'],
    [
      'child rows that are no permissions',
      { fields: { a: children({ b: text() }, { permissions: true }) } },
      'fields.a.permissions',
    ],
    [
      'a condition about what nothing refers to',
      { fields: { a: text({ visibleWhen: { 'b_id.c': 1 } }) } },
      'fields.a.visibleWhen',
    ],
    ['a misspelt option', { fields: { a: text({ requierd: true } as object) } }, 'fields.a'],
    [
      'a misspelt option of a child row',
      { fields: { a: children({ b: integer({ maximum: 4 } as object) }) } },
      'fields.a.b',
    ],
    ['an option of another kind', { fields: { a: text({ target: 'bank' } as object) } }, 'fields.a'],
    ['an unknown icon', { icon: 'Banana' as 'Label' }, 'icon'],
    ['an unknown format', { fields: { a: text({ format: 'roman' as 'alpha' }) } }, 'fields.a.format'],
    [
      'an end of another kind than its beginning',
      { fields: { a: date(), b: time({ notBefore: 'a' }) } },
      'fields.b.notBefore',
    ],
    ['an end after what is no time', { fields: { a: text(), b: time({ after: 'a' as never }) } }, 'fields.b.after'],
    [
      'an initial value that is not offered',
      { fields: { a: choice(['x', 'y'], { initial: 'z' as 'x' }) } },
      'fields.a.initial',
    ],
    ['an unknown field in its title', { title: '{nme}' }, 'title'],
    ['an unknown field in its subtitle', { subtitle: '{nme}' }, 'subtitle'],
    ['a lock on an unknown field', { editableWhen: { nme: 1 } }, 'editableWhen'],
    [
      'a lock on an unknown state',
      { fields: { s: status({ a: 0, b: 1 }) }, editableWhen: { s: { not: ['a', 'c'] } } },
      'editableWhen',
    ],
    [
      'a lock on the number of a state',
      { fields: { s: status({ a: 0, b: 1 }) }, editableWhen: { s: 0 as never } },
      'editableWhen',
    ],
    [
      'a condition on an unknown option',
      { fields: { k: choice(['x', 'y']), a: text({ visibleWhen: { k: 'z' } }) } },
      'fields.a.visibleWhen',
    ],
    [
      'a condition on an unknown option in a child row',
      { fields: { rows: children({ k: choice(['x', 'y']), a: text({ neededWhen: { k: ['x', 'z'] as never } }) }) } },
      'fields.rows.a.neededWhen',
    ],
    [
      'a list by an unknown field',
      { endpoints: { variants: { old: { path: '/old', filter: { age: 1 } } } } },
      'endpoints.variants.old.filter',
    ],
    ['a page of no rows', { list: { pageSizes: [10, 0] } }, 'list.pageSizes'],
    ['a page of more rows than one call answers', { list: { pageSizes: [501] } }, 'list.pageSizes'],
    ['a sum of what is no amount', { fields: { a: integer() }, list: { sums: ['a'] } }, 'list.sums'],
    [
      'a sum of an amount that cannot be worked out of sums',
      { fields: { a: computed({ as: 'money', value: () => '1.00' }) }, list: { sums: ['a'] } },
      'list.sums',
    ],
    [
      'a word about sums of what is no amount',
      { fields: { a: computed({ as: 'text', value: () => 'x', additive: true }) } },
      'fields.a.additive',
    ],
    ['a least above the most', { fields: { a: text({ min: 9, max: 3 }) } }, 'fields.a'],
    ['a file that cannot be stored', { fields: { a: file({ accept: ['exe' as 'pdf'] }) } }, 'fields.a.accept'],
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
    [
      'rows visible by a field that is not there',
      {
        fields: { bank_id: reference('bank') },
        visibleTo: { rules: [{ rule: 'clerk', by: 'clerk_id' }], unless: 'full' },
      },
      'visibleTo',
    ],
  ])('with %s fails with the file and the key', (_, more, key) => {
    expect(declare(more)).toThrow(`schemas/${more.area ?? 'finance'}/${more.name ?? 'bank'}.ts: ${key}: `);
  });
});
