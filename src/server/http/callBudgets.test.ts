import { describe, expect, it } from 'vitest';
import { CallBudgets } from './callBudgets.ts';

/** Makes calls at an instant; answers how many were let through. */
function make(budgets: CallBudgets, login: string, calls: number, now: number): number {
  return Array.from({ length: calls }, () => budgets.take(login, now)).filter((wait) => wait === undefined).length;
}

describe('the calls of a login', () => {
  it('are let through up to a minute’s worth at once, and then as the minute brings them', () => {
    const budgets = new CallBudgets(60);
    expect(make(budgets, 'a', 100, 0)).toBe(60);
    expect(budgets.take('a', 500)).toBe(1);
    expect(make(budgets, 'a', 100, 10_000)).toBe(10);
    expect(make(budgets, 'a', 100, 1_000_000)).toBe(60);
  });

  it('take nothing from those of another', () => {
    const budgets = new CallBudgets(60);
    make(budgets, 'a', 100, 0);
    expect(budgets.take('b', 0)).toBeUndefined();
  });

  it('say how long the next one waits', () => {
    const budgets = new CallBudgets(2);
    make(budgets, 'a', 2, 0);
    expect(budgets.take('a', 0)).toBe(30);
    expect(budgets.take('a', 15_000)).toBe(15);
  });

  it('are remembered of no more logins than a bound, and a full budget of none is taken for a spent one', () => {
    const budgets = new CallBudgets(1);
    for (let login = 0; login < 30_000; login++) expect(budgets.take(String(login), login)).toBeUndefined();
    expect(budgets.take('29999', 29_999)).toBe(60);
  });
});
