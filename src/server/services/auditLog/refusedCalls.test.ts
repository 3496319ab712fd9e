import { describe, expect, it } from 'vitest';
import { buildAbility } from '../../../core/abilities.ts';
import type { Caller } from '../../caller.ts';
import { MOST_CALLS, RefusedCalls } from './refusedCalls.ts';

const callerOf = (userId: number, familyId = 'a'): Caller => ({
  userId,
  familyId,
  name: `User ${userId}`,
  roleId: 2,
  rules: [],
  ability: buildAbility([]),
  address: '127.0.0.1',
  requestId: 'r',
});
const told = (refusals: RefusedCalls, now: number) =>
  refusals.take(now).map(({ caller, call, times }) => [caller.userId, caller.familyId, call, times]);

describe('refused calls', () => {
  it('are counted by login and call, and told once their minute is over', () => {
    const refusals = new RefusedCalls();
    for (let second = 0; second < 60; second++) refusals.add(callerOf(1), 'GET /expenses', second * 1000);
    refusals.add(callerOf(1), 'GET /salaries', 5_000);
    refusals.add(callerOf(1, 'b'), 'GET /expenses', 5_000);
    refusals.add(callerOf(2), 'GET /expenses', 30_000);
    expect(told(refusals, 59_999)).toEqual([]);
    expect(told(refusals, 65_000)).toEqual([
      [1, 'a', 'GET /expenses', 60],
      [1, 'a', 'GET /salaries', 1],
      [1, 'b', 'GET /expenses', 1],
    ]);
    expect(told(refusals, 65_000)).toEqual([]);
    expect(told(refusals, 90_000)).toEqual([[2, 'a', 'GET /expenses', 1]]);
  });

  it('of whoever tries everything are told in a few entries', () => {
    const refusals = new RefusedCalls();
    for (let number = 0; number < 500; number++) refusals.add(callerOf(1), `GET /things/${number}`, 0);
    const entries = told(refusals, 60_000);
    expect(entries).toHaveLength(MOST_CALLS + 1);
    expect(entries.at(-1)).toEqual([1, 'a', '…', 500 - MOST_CALLS]);
  });
});
