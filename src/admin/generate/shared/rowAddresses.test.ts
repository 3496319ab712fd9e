// @vitest-environment node

import { expect, it } from 'vitest';
import { schoolClass } from '../../../../schemas/academics/class.ts';
import { bankTransaction } from '../../../../schemas/finance/bankTransaction.ts';
import { expense } from '../../../../schemas/finance/expense.ts';
import { religion } from '../../../../schemas/settings/religion.ts';
import { rowAddresses } from './rowAddresses.ts';

const all = () => true;
const search = '?page=2';

it('a small record is edited at once, over the list as it is', () => {
  expect(rowAddresses({ resource: religion, record: { id: 3 }, may: all, search })).toEqual({
    show: '/religion/3/show',
    edit: '/religion/3?page=2',
    open: '/religion/3?page=2',
  });
});

it('a large record is looked at first, at the path that it has', () => {
  expect(rowAddresses({ resource: schoolClass, record: { id: 3 }, may: all, search })).toEqual({
    show: '/class/classes/3/show',
    edit: '/class/class/update3',
    open: '/class/classes/3/show',
  });
});

it('what is settled, or not to be changed by this user, is only shown', () => {
  const shown = { show: '/expense/5/show', open: '/expense/5/show' };
  expect(rowAddresses({ resource: expense, record: { id: 5, status: 1 }, may: all, search })).toEqual(shown);
  expect(
    rowAddresses({ resource: expense, record: { id: 5, status: 0 }, may: (_, action) => action === 'read', search }),
  ).toEqual(shown);
  expect(rowAddresses({ resource: bankTransaction, record: { id: 5 }, may: all, search }).edit).toBeUndefined();
});
