// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { expense } from '../../../../schemas/finance/expense.ts';
import { user } from '../../../../schemas/access/user.ts';
import { wingSection } from '../../../../schemas/academics/wingSection.ts';
import { boolean, choice, defineResource, text } from '../../../core/index.ts';
import { conflictingFields, initialValues, sentValues, storedValues } from './formValues.ts';

const notice = defineResource({
  name: 'notice',
  area: 'website',
  path: '/notice',
  permission: 'Notice',
  visibleTo: 'everybody',
  fields: {
    kind: choice(['file', 'text'], { required: true }),
    body: text({ visibleWhen: { kind: 'text' } }),
    urgent: boolean({ initial: 1, readOnly: true }),
    title: text(),
  },
});

describe('the values of a form', () => {
  it('begin with what the declaration says, and with nothing that nobody enters', () => {
    expect(initialValues(expense, '2026-05-04')).toMatchObject({ spent_on: '2026-05-04', amount: null });
    expect(initialValues(expense, '2026-05-04')).not.toHaveProperty('status');
    expect(initialValues(wingSection, '2026-05-04').section_ids).toEqual([]);
  });

  it('of a stored record are its entered fields alone', () => {
    const record = {
      id: 1,
      name: 'Rahima',
      password: 'x',
      row_version: 4,
      role_id: 2,
      role: { id: 2, name: 'Admin' },
      last_login_at: 'now',
    };
    expect(storedValues(user, record)).toMatchObject({ name: 'Rahima', role_id: 2, email: null });
    const names = Object.keys(storedValues(user, record));
    for (const notEntered of ['id', 'row_version', 'role', 'last_login_at']) expect(names).not.toContain(notEntered);
  });

  it('that are hidden as the form stands are not sent', () => {
    expect(sentValues(notice, { kind: 'file', body: 'left over', title: 'A' }, undefined)).toEqual({
      kind: 'file',
      title: 'A',
    });
    expect(sentValues(notice, { kind: 'text', body: 'kept', title: 'A' }, undefined)).toEqual({
      kind: 'text',
      body: 'kept',
      title: 'A',
    });
  });

  it('judge what is hidden by the stored record where the form says nothing', () => {
    expect(sentValues(notice, { body: 'kept' }, { kind: 'text' })).toEqual({ body: 'kept' });
  });
});

describe('a change by two at once', () => {
  const before = { id: 1, row_version: 1, purpose: 'Water', payee: 'WASA', note: null };

  it('names what the other has changed, and what both have', () => {
    const theirs = { ...before, row_version: 2, purpose: 'Water bill', payee: 'Dhaka WASA' };
    const mine = { purpose: 'Water, May', note: 'paid', payee: 'WASA' };
    expect(conflictingFields({ resource: expense, mine, before, theirs })).toEqual({
      changed: ['purpose', 'payee'],
      contested: ['purpose'],
    });
  });

  it('may have touched nothing that stands in the form', () => {
    expect(
      conflictingFields({ resource: expense, mine: {}, before, theirs: { ...before, row_version: 2, status: 1 } }),
    ).toEqual({ changed: [], contested: [] });
  });
});
