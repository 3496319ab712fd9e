// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { employeeLeaveRequest } from '../../../../schemas/attendance/employeeLeaveRequest.ts';
import { expense } from '../../../../schemas/finance/expense.ts';
import { religion } from '../../../../schemas/settings/religion.ts';
import { possibleActions, stateOf } from './possibleActions.ts';

const pending = { id: 1, status: 0, created_by: 7 };

function offered(record: Record<string, unknown>, permissions: readonly string[], userId: number | string = 1) {
  const may = (action: string) => permissions.includes('full') || permissions.includes(action);
  return possibleActions({ resource: expense, record, userId, may }).map(({ action, isOwnEntry }) => [action.name, isOwnEntry]);
}

describe('the actions on a record', () => {
  it('are those that its state allows', () => {
    expect(offered(pending, ['approve', 'cancel'])).toEqual([
      ['approve', false],
      ['cancel', false],
    ]);
    expect(offered({ ...pending, status: 1 }, ['approve', 'cancel'])).toEqual([]);
  });

  it('are those that the user has the permission for', () => {
    expect(offered(pending, ['cancel'])).toEqual([['cancel', false]]);
    expect(offered(pending, ['read', 'update'])).toEqual([]);
  });

  it('are none that belong to whom the record is about', () => {
    const actions = possibleActions({ resource: employeeLeaveRequest, record: { id: 1, status: 0 }, userId: 1, may: () => true });
    expect(actions.map(({ action }) => action.name)).toEqual(['approve', 'reject']);
  });

  it('leave a decision to somebody else when the user entered the record', () => {
    expect(offered(pending, ['approve', 'cancel'], 7)).toEqual([
      ['approve', true],
      ['cancel', false],
    ]);
    expect(offered(pending, ['approve'], '7')).toEqual([['approve', true]]);
  });

  it('are all open to whoever holds full', () => {
    expect(offered(pending, ['full'], 7)[0]).toEqual(['approve', false]);
  });

  it('need a creator to be an own entry', () => {
    expect(offered({ ...pending, created_by: null }, ['approve'])).toEqual([['approve', false]]);
  });
});

it('a state is known by its name, whatever the number came as', () => {
  expect([stateOf(expense, { status: 2 }), stateOf(expense, { status: '1' }), stateOf(expense, { status: 9 })]).toEqual(['cancelled', 'approved', undefined]);
  expect(stateOf(religion, { name: 'Islam' })).toBeUndefined();
});
