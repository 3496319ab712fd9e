import { describe, expect, it } from 'vitest';
import { approval } from './approval.ts';
import { amountDecidedOn, type Decider, decisionOn, isFinal, waitingFilter } from './decisions.ts';
import { defineResource } from './defineResource.ts';
import { money, reason, reference, status, text } from './fields/builders.ts';

const loan = defineResource({
  name: 'loan',
  area: 'office',
  path: '/loan',
  permission: 'Loan',
  permissions: { withdraw: { action: 'own loans', subject: 'Member' } },
  visibleTo: 'everybody',
  fields: {
    name: text({ required: true }),
    member_id: reference('member', { required: true }),
    status: status({ asked: 0, approved: 1, rejected: 2, withdrawn: 3 }),
    reject_reason: reason(),
  },
  toggle: true,
  actions: {
    ...approval({ from: 'asked', notByOwner: ['member_id'] }),
    withdraw: { from: 'asked', to: 'withdrawn', personal: ['member_id'] },
  },
});

const MEMBER: Decider = { id: 5, records: [{ resource: 'member', id: 70 }], isFull: false };

const request = {
  name: 'request',
  area: 'office',
  path: '/request',
  permission: 'Request',
  visibleTo: 'everybody',
  fields: {
    name: text({ required: true }),
    note: text(),
    limit: money(),
    price: money({ readPermission: 'see prices' }),
    status: status({ asked: 0, approved: 1, rejected: 2 }),
    reject_reason: reason(),
  },
} as const;

describe('what somebody may decide on', () => {
  it('is what stands in the first state, by the ways out of it that they hold', () => {
    const decision = decisionOn(loan, (permission) => ['approve', 'reject', 'withdraw'].includes(permission));
    expect(decision).toMatchObject({ field: 'status', state: { name: 'asked', value: 0 } });
    expect(decision?.actions.map(({ name }) => name)).toEqual(['approve', 'reject']);
  });

  it('is nothing where the first state is one that stays', () => {
    const paid = defineResource({
      ...request,
      fields: { name: text({ required: true }), status: status({ received: 1, void: 2 }, { settled: true }) },
      actions: { void: { from: 'received', to: 'void' } },
    });
    expect(decisionOn(paid, () => true)).toBeUndefined();
  });

  it('is nothing for whoever may only take back what is their own', () => {
    expect(decisionOn(loan, (permission) => permission === 'withdraw')).toBeUndefined();
  });
});

describe('what waits for somebody', () => {
  const filterFor = (decider: Decider, ...permissions: string[]) => {
    const decision = decisionOn(loan, (permission) => permissions.includes(permission));
    return decision && waitingFilter(decision, decider);
  };

  it('is neither what they entered nor what is about them, where that is for others', () => {
    expect(filterFor(MEMBER, 'approve', 'reject')).toEqual({
      status: 0,
      is_active: 1,
      entered_by_not: 5,
      member_id_not: 70,
    });
  });

  it('is also their own where they may only turn down, which everybody may', () => {
    expect(filterFor(MEMBER, 'reject')).toEqual({ status: 0, is_active: 1 });
  });

  it('is all of it for whoever holds full', () => {
    expect(filterFor({ ...MEMBER, isFull: true }, 'approve')).toEqual({ status: 0, is_active: 1 });
  });

  it('leaves out what is about the person themselves, and not a record of theirs of another kind', () => {
    const records = [...MEMBER.records, { resource: 'reader', id: 70_000 }];
    expect(filterFor({ ...MEMBER, records }, 'approve')).toMatchObject({ member_id_not: 70 });
  });

  it('leaves out what is about their account', () => {
    const ofAccount = defineResource({
      ...request,
      fields: { ...request.fields, user_id: reference('user', { required: true }) },
      actions: approval({ from: 'asked', notByOwner: ['user_id'] }),
    });
    const decision = decisionOn(ofAccount, () => true);
    expect(decision && waitingFilter(decision, MEMBER)).toMatchObject({ user_id_not: 5 });
  });

  it('is as much for whom no record is about', () => {
    expect(filterFor({ ...MEMBER, records: [] }, 'approve')).toEqual({ status: 0, is_active: 1, entered_by_not: 5 });
  });
});

describe('a decision', () => {
  const fields = { name: text({ required: true }), state: status({ asked: 0, lent: 1, returned: 2 }) };
  const declared = {
    name: 'lending',
    area: 'office',
    path: '/lending',
    permission: 'Lending',
    visibleTo: 'everybody',
  } as const;
  const actions = { lend: { from: 'asked', to: 'lent' }, bringBack: { from: 'lent', to: 'returned' } } as const;

  it('is final where no other follows and the record is not changed by hand either', () => {
    const lending = defineResource({ ...declared, fields, actions, editableWhen: { state: 'asked' } });
    expect(isFinal(lending, lending.actions.bringBack)).toBe(true);
    expect(isFinal(lending, lending.actions.lend)).toBe(false);
  });

  it('is not where the record can be changed afterwards', () => {
    const lending = defineResource({ ...declared, fields, actions });
    expect(isFinal(lending, lending.actions.bringBack)).toBe(false);
  });
});

describe('the amount that is decided on', () => {
  const declared = defineResource({ ...request, actions: approval({ from: 'asked' }), list: { columns: ['limit'] } });

  it('is the first among the facts that somebody may see, else among the columns', () => {
    const ofFacts = { ...declared, facts: ['name', 'price'] };
    expect(amountDecidedOn(ofFacts, () => true)).toBe('price');
    expect(amountDecidedOn(ofFacts, () => false)).toBe('limit');
  });

  it('is none where nothing is an amount', () => {
    expect(
      amountDecidedOn({ ...declared, facts: ['name'], list: { ...declared.list, columns: ['note'] } }, () => true),
    ).toBe(undefined);
  });
});
