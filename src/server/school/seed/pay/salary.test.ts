import { expect, it } from 'vitest';
import { salaryOf } from './salary.ts';

const WORKED = {
  basic: 2_000_000,
  allowances: [
    { percentage: 40, amount: null },
    { percentage: null, amount: 150_000 },
  ],
  bonus: 0,
  fundPercentage: 10,
  employerPercentage: 10,
  instalment: 150_000,
  absentDays: 2,
};

it('comes to 24 666.67 with house rent, medical, fund, instalment and two unpaid days', () => {
  expect(salaryOf(WORKED)).toEqual({
    basic: 2_000_000,
    allowances: 950_000,
    bonus: 0,
    fund: 200_000,
    employerFund: 200_000,
    instalment: 150_000,
    absence: 133_333,
    net: 2_466_667,
  });
});

it('adds the bonus of the month', () => {
  expect(salaryOf({ ...WORKED, bonus: 2_000_000 }).net).toBe(4_466_667);
});

it('takes no more of an instalment than there is', () => {
  expect(salaryOf({ ...WORKED, instalment: 9_000_000 })).toMatchObject({ instalment: 2_616_667, net: 0 });
});
