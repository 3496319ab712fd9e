import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import {
  approval,
  boolean,
  children,
  choice,
  computed,
  date,
  defineRegistry,
  defineResource,
  file,
  integer,
  manyToMany,
  money,
  reason,
  reference,
  status,
  text,
} from '../index.ts';

// The compiler holds these: there is nothing to expect while they run.
beforeEach(() => expect.setState({ isExpectingAssertions: false }));

describe('a word that the language does not have is a type error', () => {
  it('as an option of a field', () => {
    // @ts-expect-error it is spelt required
    text({ requierd: true });
    // @ts-expect-error a right one beside it changes nothing
    integer({ required: true, minimum: 1 });
    // @ts-expect-error dates have no greatest length
    date({ max: 3 });
    // @ts-expect-error files say maxMB
    file({ maxMb: 5 });
    // @ts-expect-error money has no format
    money({ format: 'digits' });
    // @ts-expect-error a choice has no most
    choice(['a', 'b'], { max: 1 });
    // @ts-expect-error a choice by numbers has none either
    choice({ a: 1, b: 2 }, { max: 1 });
    // @ts-expect-error a status begins with its first state
    status({ a: 0, b: 1 }, { initial: 0 });
    // @ts-expect-error references say narrowedBy
    reference('bank', { narowedBy: { bank_id: 'bank_id' } });
    // @ts-expect-error of words a preset knows "me" alone
    reference('employee', { preset: 'you' });
    // @ts-expect-error the join table must be named
    manyToMany('bank', { required: true });
    // @ts-expect-error rows have no least
    children({ name: text() }, { min: 1 });
    // @ts-expect-error what the value looks like must be said
    computed({ value: () => 1 });
    // @ts-expect-error nobody waits for it
    computed({ as: 'integer', value: async () => 1 });
  });

  it('as a key of a declaration or of a part of it', () => {
    const plain = {
      name: 'bank',
      area: 'finance',
      path: '/bank',
      permission: 'Bank',
      visibleTo: 'everybody',
      fields: { name: text() },
    } as const;
    const declared = [
      // @ts-expect-error it is spelt toggle
      () => defineResource({ ...plain, togle: true }),
      // @ts-expect-error it is spelt columns
      () => defineResource({ ...plain, list: { colums: ['name'] } }),
      // @ts-expect-error there is no such field
      () => defineResource({ ...plain, list: { columns: ['nme'] } }),
      // @ts-expect-error the permission must be there
      () => defineResource({ name: 'bank', area: 'finance', path: '/bank', fields: { name: text() } }),
    ];
    expectTypeOf(declared).items.toBeFunction();
  });

  it('as a field or an option in a condition', () => {
    const plain = { name: 'loan', area: 'finance', path: '/loan', permission: 'Loan', visibleTo: 'everybody' } as const;
    const fields = { name: text(), kind: choice(['cash', 'bank']), status: status({ open: 0, shut: 1 }) };
    const variants = { paid: { path: '/paid', filter: { kind: 'bnk' } } } as const;
    const number = text({ neededWhen: { kind: 'bnk' } });
    const stray = money({ requiredWhen: { name: 'a', knd: 'cash' } });
    const declared = [
      () => defineResource({ ...plain, fields, editableWhen: { status: ['open', 'shut'], kind: { not: 'bank' } } }),
      // @ts-expect-error there is no such field
      () => defineResource({ ...plain, fields, editableWhen: { state: 'open' } }),
      // @ts-expect-error there is no such state
      () => defineResource({ ...plain, fields, editableWhen: { status: 'opened' } }),
      // @ts-expect-error a state is called by its name
      () => defineResource({ ...plain, fields, editableWhen: { status: 0 } }),
      // @ts-expect-error nor is there such an option for a list
      () => defineResource({ ...plain, fields, endpoints: { variants } }),
      // @ts-expect-error nor in a condition of a field
      () => defineResource({ ...plain, fields: { ...fields, number } }),
      // @ts-expect-error nor in one of a child row
      () => children({ kind: choice(['cash', 'bank']), number }),
      () => defineResource({ ...plain, fields: { ...fields, sum: money({ visibleWhen: { name: 'a', id: null } }) } }),
      // @ts-expect-error nor does a condition of a field name one that is not there
      () => defineResource({ ...plain, fields: { ...fields, sum: money({ visibleWhen: { nmae: 'a' } }) } }),
      // @ts-expect-error nor does one through a reference that is not there
      () => defineResource({ ...plain, fields: { ...fields, sum: money({ visibleWhen: { 'nmae.is_big': 1 } }) } }),
      // @ts-expect-error a right one beside it changes nothing
      () => defineResource({ ...plain, fields: { ...fields, stray } }),
      // @ts-expect-error nor in a child row
      () => children({ name: text(), sum: money({ neededWhen: { nmae: 'a' } }) }),
    ];
    expectTypeOf(declared).items.toBeFunction();
  });

  it('as a state or a field of an action', () => {
    const plain = { name: 'loan', area: 'finance', path: '/loan', permission: 'Loan', visibleTo: 'everybody' } as const;
    const fields = { name: text(), status: status({ open: 0, shut: 1 }), shut_reason: reason() };
    const waiting = { status: status({ pending: 0, approved: 1, rejected: 2 }), reject_reason: reason() };
    const declared = [
      () => defineResource({ ...plain, fields, actions: { shut: { from: 'open', to: 'shut', ask: ['shut_reason'] } } }),
      // @ts-expect-error there is no such state
      () => defineResource({ ...plain, fields, actions: { shut: { from: 'opn', to: 'shut' } } }),
      // @ts-expect-error nor in a list
      () => defineResource({ ...plain, fields, actions: { shut: { from: ['open', 'shutt'], to: 'shut' } } }),
      // @ts-expect-error nor does an action lead to it
      () => defineResource({ ...plain, fields, actions: { shut: { from: 'open', to: 'shutt' } } }),
      // @ts-expect-error there is no such field
      () => defineResource({ ...plain, fields, actions: { shut: { from: 'open', to: 'shut', ask: ['reason'] } } }),
      () => defineResource({ ...plain, fields: waiting, actions: approval() }),
      // @ts-expect-error nothing of it waits
      () => defineResource({ ...plain, fields, actions: approval() }),
      // @ts-expect-error it waits as pending
      () => defineResource({ ...plain, fields: waiting, actions: approval({ from: 'pendng' }) }),
      // @ts-expect-error nothing is refused as cancelled
      () => defineResource({ ...plain, fields: waiting, actions: approval({ refused: 'cancelled' }) }),
      // @ts-expect-error cancelling asks for cancel_reason
      () => defineResource({ ...plain, fields: waiting, actions: approval({ refuse: 'cancel' }) }),
      // @ts-expect-error nor beside another action
      () => defineResource({ ...plain, fields, actions: { ...approval(), shut: { from: 'open', to: 'shut' } } }),
    ];
    expectTypeOf(declared).items.toBeFunction();
  });

  it('as a value that the field of a condition cannot hold, and as a list of nothing', () => {
    const plain = { name: 'loan', area: 'finance', path: '/loan', permission: 'Loan', visibleTo: 'everybody' } as const;
    const fields = { beds: integer(), on: date(), status: status({ open: 0, shut: 1 }) };
    const declared = [
      () => defineResource({ ...plain, fields, editableWhen: { beds: [1, null], on: { not: '2026-01-31' } } }),
      // @ts-expect-error a number is no text
      () => defineResource({ ...plain, fields, editableWhen: { beds: 'many' } }),
      // @ts-expect-error nor is a day a number
      () => defineResource({ ...plain, fields, editableWhen: { on: { not: 20260131 } } }),
      // @ts-expect-error nor in a condition of a field
      () => defineResource({ ...plain, fields: { ...fields, note: text({ visibleWhen: { beds: 'many' } }) } }),
      // @ts-expect-error an action starts somewhere
      () => defineResource({ ...plain, fields, actions: { shut: { from: [], to: 'shut' } } }),
      // @ts-expect-error a page has rows
      () => defineResource({ ...plain, fields, list: { pageSizes: [] } }),
      // @ts-expect-error a field of files takes some
      () => file({ accept: [] }),
      // @ts-expect-error a kind of file that is not kept
      () => file({ accept: ['exe'] }),
    ];
    expectTypeOf(declared).items.toBeFunction();
  });

  it('as an action that permissions name', () => {
    const plain = { name: 'loan', area: 'finance', path: '/loan', permission: 'Loan', visibleTo: 'everybody' } as const;
    const fields = { pin: text({ readPermission: 'audit' }), status: status({ open: 0, shut: 1 }) };
    const shut = { from: 'open', to: 'shut' } as const;
    const own = { rules: [{ rule: 'household', by: 'pin' }], unless: 'read all' } as const;
    const waiting = { status: status({ pending: 0, approved: 1, rejected: 2 }), reject_reason: reason() };
    const declared = [
      () => defineResource({ ...plain, fields, actions: { shut }, permissions: { read: 'Bank', shut: 'Bank' } }),
      () => defineResource({ ...plain, fields, permissions: { audit: 'Bank', full: 'Bank' } }),
      () => defineResource({ ...plain, visibleTo: own, fields, permissions: { 'read all': 'Bank' } }),
      // @ts-expect-error it is spelt create
      () => defineResource({ ...plain, fields, permissions: { craete: 'Bank' } }),
      // @ts-expect-error a move that there is not
      () => defineResource({ ...plain, fields, actions: { shut }, permissions: { shutt: 'Bank' } }),
      // @ts-expect-error nothing needs it here
      () => defineResource({ ...plain, fields, permissions: { 'read all': 'Bank' } }),
      // @ts-expect-error a need has an action and a subject
      () => defineResource({ ...plain, fields, permissions: { read: { action: 'read', subjct: 'Bank' } } }),
      () => defineResource({ ...plain, fields, actions: { shut: { ...shut, permission: 'update' } } }),
      // @ts-expect-error it is spelt update
      () => defineResource({ ...plain, fields, actions: { shut: { ...shut, permission: 'updtae' } } }),
      () => defineResource({ ...plain, fields: waiting, actions: approval({ refusePermission: 'approve' }) }),
      // @ts-expect-error it is spelt approve
      () => defineResource({ ...plain, fields: waiting, actions: approval({ refusePermission: 'aprove' }) }),
    ];
    expectTypeOf(declared).items.toBeFunction();
  });

  it('as what a reference leads to', () => {
    const plain = { area: 'finance', permission: 'Bank', visibleTo: 'everybody' } as const;
    const bank = defineResource({ ...plain, name: 'bank', path: '/bank', fields: { name: text() } });
    const account = defineResource({
      ...plain,
      name: 'account',
      path: '/account',
      fields: { bank_id: reference('bank'), rows: children({ safe_id: reference('safe') }) },
    });
    const declared = [
      () => defineRegistry({ areas: ['finance'], resources: [bank] }),
      // @ts-expect-error there is no safe
      () => defineRegistry({ areas: ['finance'], resources: [bank, account] }),
    ];
    expectTypeOf(declared).items.toBeFunction();
  });

  it('as the area of an entity, and as a field in a condition through a reference', () => {
    const plain = { area: 'finance', permission: 'Bank', visibleTo: 'everybody' } as const;
    const bank = defineResource({ ...plain, name: 'bank', path: '/bank', fields: { name: text(), is_big: boolean() } });
    const stray = defineResource({ ...plain, name: 'stray', area: 'finace', path: '/stray', fields: { name: text() } });
    const bank_id = reference('bank');
    const sound = { bank_id, sum: money({ visibleWhen: { 'bank_id.is_big': 1 } }) };
    const misspelt = { bank_id, sum: money({ visibleWhen: { 'bank_id.is_bg': 1 } }) };
    const vault = defineResource({ ...plain, name: 'vault', path: '/vault', fields: sound });
    const wrong = defineResource({ ...plain, name: 'vault', path: '/vault', fields: misspelt });
    const declared = [
      () => defineRegistry({ areas: ['finance'], resources: [bank, vault] }),
      // @ts-expect-error there is no such area
      () => defineRegistry({ areas: ['finance'], resources: [bank, stray] }),
      // @ts-expect-error a bank has no such field
      () => defineRegistry({ areas: ['finance'], resources: [bank, wrong] }),
    ];
    expectTypeOf(declared).items.toBeFunction();
  });

  it('as a field that another is compared with', () => {
    const plain = { name: 'loan', area: 'finance', path: '/loan', permission: 'Loan', visibleTo: 'everybody' } as const;
    const declared = [
      () => defineResource({ ...plain, fields: { full: integer(), pass: integer({ atMost: 'full' }) } }),
      // @ts-expect-error it is spelt full
      () => defineResource({ ...plain, fields: { full: integer(), pass: integer({ atMost: 'ful' }) } }),
      // @ts-expect-error it is spelt full
      () => defineResource({ ...plain, fields: { full: integer(), pass: integer({ atLeast: 'ful' }) } }),
      // @ts-expect-error it is spelt begin
      () => defineResource({ ...plain, fields: { begin: date(), end: date({ notBefore: 'begn' }) } }),
      // @ts-expect-error it is spelt begin
      () => defineResource({ ...plain, fields: { begin: date(), end: date({ after: 'begn' }) } }),
      // @ts-expect-error it is spelt code
      () => defineResource({ ...plain, fields: { code: text(), again: text({ sameAs: 'cod' }) } }),
      // @ts-expect-error nor in a child row
      () => children({ full: integer(), pass: integer({ atMost: 'ful' }) }),
    ];
    expectTypeOf(declared).items.toBeFunction();
  });
});

it('what was said of a field stays in its type', () => {
  expectTypeOf(text({ required: true, max: 3 })).toExtend<{ readonly required: true; readonly max: 3 }>();
  expectTypeOf(reference('bank', { unique: true })).toExtend<{ readonly target: string; readonly unique: true }>();
});
