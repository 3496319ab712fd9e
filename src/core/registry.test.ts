import { describe, expect, it } from 'vitest';
import { bank, other, plain, register } from '../../tests/support/plainBank.ts';
import type { Condition } from './conditions.ts';
import { children, computed, date, defineResource, integer, manyToMany, reference, status, text } from './index.ts';

describe('a registry', () => {
  it('finds resources by name', () => {
    const registry = register(bank);
    expect(registry.get('bank')).toEqual(bank);
    expect(registry.has('account')).toBe(false);
    expect(() => registry.get('account')).toThrow('There is no resource "account"');
  });

  it('takes for personal only what leads to an account', () => {
    const user = other({ name: 'user', path: '/user' });
    const member = other({ name: 'member', path: '/member', fields: { user_id: reference('user'), name: text() } });
    const leave = (personal: readonly string[]) =>
      other({
        fields: { member_id: reference('member'), bank_id: reference('bank'), s: status({ a: 0, b: 1 }) },
        actions: { withdraw: { from: 'a', to: 'b', personal } },
        title: 's',
      });
    const registryOf = (path: string) => () => register(bank, user, member, leave([path]));
    for (const path of ['member_id', 'member_id.user_id']) expect(registryOf(path)).not.toThrow();
    for (const path of ['bank_id', 'member_id.name', 's', 's.member_id']) {
      expect(registryOf(path), path).toThrow(`actions.withdraw.personal: "${path}" does not lead to a user account`);
    }
    expect(registryOf('membr_id')).toThrow(
      'actions.withdraw.personal: there is no field "membr_id"; did you mean "member_id"?',
    );
    expect(registryOf('member_id.usr_id')).toThrow(
      'actions.withdraw.personal: "member" has no field "usr_id"; did you mean "user_id"?',
    );
  });

  it('takes an option of what a reference leads to by its name, and holds its number', () => {
    const loan = other({ name: 'loan', path: '/loan', fields: { name: text(), s: status({ asked: 0, granted: 1 }) } });
    const payment = (only: Condition) =>
      other({
        fields: {
          name: text({ visibleWhen: { 'loan_id.s': 'asked' } }),
          loan_id: reference('loan', { only, preset: { s: { not: 'asked' } } }),
        },
      });
    expect(register(bank, loan, payment({ s: ['granted'] })).get('account').fields).toMatchObject({
      name: { visibleWhen: { 'loan_id.s': 0 } },
      loan_id: { only: { s: [1] }, preset: { s: { not: 0 } } },
    });
    for (const s of ['grantd', 1])
      expect(() => register(bank, loan, payment({ s }))).toThrow(
        `fields.loan_id.only: "${s}" is the name of no option`,
      );
  });

  it('narrows through what everybody who sees the offer may read, and nothing else', () => {
    const branch = (read?: 'signedIn') =>
      defineResource({
        ...plain,
        name: 'branch',
        path: '/branch',
        ...(read && { read }),
        fields: { town: text(), bank_id: reference('bank') },
      });
    const account = other({
      fields: { town: text(), bank_id: reference('bank', { narrowedBy: { through: 'branch', town: 'town' } }) },
    });
    expect(register(bank, branch('signedIn'), account).has('account')).toBe(true);
    expect(() => register(bank, branch(), account)).toThrow('branch may be read by fewer people than bank');
  });

  it('lets people choose active records only, unless the reference offers inactive ones too', () => {
    const account = other({
      fields: {
        name: text(),
        bank_id: reference('bank', { only: { name: 'Sonali' } }),
        any_bank_id: reference('bank', { offersInactive: true }),
        set_bank_id: reference('bank', { readOnly: true }),
        asked_bank_id: reference('bank', { readOnly: true }),
        parent_id: reference('account'),
        bank_ids: manyToMany('bank', { through: 'account_banks' }),
        rows: children({ bank_id: reference('bank') }),
        status: status({ open: 0, closed: 1 }),
      },
      actions: { close: { from: 'open', to: 'closed', ask: ['asked_bank_id'] } },
    });
    expect(register(bank, account).get('account').fields).toMatchObject({
      bank_id: { only: { is_active: 1, name: 'Sonali' } },
      any_bank_id: expect.not.objectContaining({ only: expect.anything() }),
      set_bank_id: expect.not.objectContaining({ only: expect.anything() }),
      asked_bank_id: { only: { is_active: 1 } },
      parent_id: expect.not.objectContaining({ only: expect.anything() }),
      bank_ids: { only: { is_active: 1 } },
      rows: { fields: { bank_id: { only: { is_active: 1 } } } },
    });
  });

  it('searches through references, by what the other entity searches itself', () => {
    const account = (searchThrough: Record<string, string[]>) =>
      other({ fields: { bank_id: reference('bank') }, title: '{bank_id}', list: { searchThrough } });
    expect(register(bank, account({ bank_id: ['name'] })).get('account').list.searchThrough).toEqual({
      bank_id: ['name'],
    });
    expect(() => register(bank, account({ bank_id: ['created_at'] }))).toThrow(
      'list.searchThrough.bank_id: bank does not search its "created_at"',
    );
    expect(() => account({ bank: ['name'] })).toThrow('list.searchThrough.bank: "bank" is not a reference');
    expect(() => account({ bank_id: [] })).toThrow('list.searchThrough.bank_id: names no field');
  });

  it('takes days, today and its own words as what a date begins with', () => {
    const fields = {
      name: text(),
      a: date({ initial: 'today' }),
      b: date({ initial: '2026-01-31' }),
      c: date({ initial: 'termStart' }),
    };
    expect(register(bank, other({ fields })).has('account')).toBe(true);
  });

  it('takes a record that may be the first of its kind', () => {
    const own_id = reference('account', { required: true, visibleWhen: { name: 'x' } });
    for (const fields of [
      { name: text(), own_id },
      { name: text(), own_id: reference('account') },
    ])
      expect(register(other({ fields })).has('account')).toBe(true);
  });

  it('takes what is counted and listed by a reference that points back, titles of plain titles, and records made along', () => {
    const counted = {
      name: text(),
      size: integer(),
      n: computed({ as: 'integer', total: { resource: 'account', by: 'bank_id', of: 'size', plus: 'size' } }),
      all: computed({ as: 'records', records: { resource: 'account', by: 'bank_id' } }),
    };
    const account = other({
      title: '{bank_id} {size}',
      fields: {
        label: text(),
        size: integer(),
        bank_id: reference('bank', { importedWith: ['name'], madeWith: ['name'], madeFrom: { size: 'size' } }),
        rows: children({ name: text() }),
      },
    });
    const owned = other({
      name: 'card',
      path: '/card',
      visibleTo: { rules: [{ rule: 'owner', by: 'user_id' }] },
      fields: { name: text(), user_id: reference('user'), account_id: reference('account') },
    });
    const user = other({ name: 'user', path: '/user' });
    const registry = register(defineResource({ ...plain, fields: counted }), account, user, owned);
    expect(registry.resources.map(({ name }) => name)).toEqual(['bank', 'account', 'user', 'card']);
  });
});
