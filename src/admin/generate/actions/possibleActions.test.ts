// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { employeeLeaveRequest } from '../../../../schemas/attendance/employeeLeaveRequest.ts';
import { employeeLoan } from '../../../../schemas/employees/employeeLoan.ts';
import { expense } from '../../../../schemas/finance/expense.ts';
import { religion } from '../../../../schemas/settings/religion.ts';
import { possibleActions, stateOf } from './possibleActions.ts';

const pending = { id: 1, status: 0, created_by: 7 };

function offered(record: Record<string, unknown>, permissions: readonly string[], userId: number | string = 1) {
  const may = (action: string) => permissions.includes('full') || permissions.includes(action);
  return possibleActions({ resource: expense, record, user: { id: userId }, may }).map(({ action, refusal }) => [
    action.name,
    refusal,
  ]);
}

describe('the actions on a record', () => {
  it('are those that its state allows', () => {
    expect(offered(pending, ['approve', 'cancel'])).toEqual([
      ['approve', undefined],
      ['cancel', undefined],
    ]);
    expect(offered({ ...pending, status: 1 }, ['approve', 'cancel'])).toEqual([]);
  });

  it('are those that the user has the permission for', () => {
    expect(offered(pending, ['cancel'])).toEqual([['cancel', undefined]]);
    expect(offered(pending, ['read', 'update'])).toEqual([]);
  });

  it('are none that belong to whom the record is about', () => {
    const actions = possibleActions({
      resource: employeeLeaveRequest,
      record: { id: 1, status: 0 },
      user: { id: 1 },
      may: () => true,
    });
    expect(actions.map(({ action }) => action.name)).toEqual(['approve', 'reject']);
  });

  it('leave a decision to somebody else when the user entered the record', () => {
    expect(offered(pending, ['approve', 'cancel'], 7)).toEqual([
      ['approve', 'ownEntry'],
      ['cancel', undefined],
    ]);
    expect(offered(pending, ['approve'], '7')).toEqual([['approve', 'ownEntry']]);
  });

  it('leave a decision to somebody else when the record is about the user', () => {
    const record = { ...pending, employee_id: 12 };
    const refusals = (records: readonly { resource: string; id: number | string }[], full = false) =>
      possibleActions({
        resource: employeeLoan,
        record,
        user: { id: 1, records },
        may: (action) => full || action !== 'full',
      }).map(({ action, refusal }) => [action.name, refusal]);
    const own = { resource: 'employee', id: '12' };
    expect(refusals([own])).toEqual([
      ['approve', 'ownRecord'],
      ['reject', undefined],
    ]);
    for (const other of [
      { resource: 'student', id: 12 },
      { resource: 'employee', id: 13 },
    ])
      expect(refusals([other])[0]).toEqual(['approve', undefined]);
    expect(refusals([own], true)[0]).toEqual(['approve', undefined]);
  });

  it('are all open to whoever holds full', () => {
    expect(offered(pending, ['full'], 7)[0]).toEqual(['approve', undefined]);
  });

  it('are none while it is switched off', () => {
    const names = (is_active: number) =>
      possibleActions({
        resource: employeeLoan,
        record: { ...pending, is_active },
        user: { id: 1 },
        may: () => true,
      }).map(({ action }) => action.name);
    expect(names(1)).toEqual(['approve', 'reject']);
    expect(names(0)).toEqual([]);
  });

  it('need a creator to be an own entry', () => {
    expect(offered({ ...pending, created_by: null }, ['approve'])).toEqual([['approve', undefined]]);
  });
});

it('a state is known by its name, whatever the number came as', () => {
  expect([stateOf(expense, { status: 2 }), stateOf(expense, { status: '1' }), stateOf(expense, { status: 9 })]).toEqual(
    ['cancelled', 'approved', undefined],
  );
  expect(stateOf(religion, { name: 'Islam' })).toBeUndefined();
});
