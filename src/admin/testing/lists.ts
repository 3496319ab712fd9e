import { screen, within } from '@testing-library/react';
import type { FakeCall, FakeRecord } from './fakeSchool.ts';
import { USER_ID } from './openScreen.tsx';

/** May do everything with the records that tests of lists show. */
export const everyList = { Religion: ['full'], Expense: ['full'] };

export const religions = (): FakeRecord[] =>
  ['Islam', 'Hinduism', 'Buddhism'].map((name, index) => ({ id: index + 1, name, is_active: 1, row_version: 1 }));
export const expenses = (): FakeRecord[] => [
  {
    id: 1,
    purpose: 'Water',
    spent_on: '2026-02-03',
    amount: '1200.50',
    status: 0,
    created_by: 9,
    expense_type_id: 4,
    expense_type: { id: 4, name: 'Utilities' },
  },
  { id: 2, purpose: 'Own entry', spent_on: '2026-02-04', amount: '5.00', status: 0, created_by: USER_ID },
  { id: 3, purpose: 'Settled', spent_on: '2026-02-05', amount: '7.00', status: 1, created_by: 9 },
];

/** What stands in the row with a text. */
export async function rowOf(text: string) {
  return within((await screen.findByText(text)).closest('tr') as HTMLElement);
}

/** What was asked for last from the list at a path. */
export function lastList(calls: readonly FakeCall[], path: string): URLSearchParams | undefined {
  return calls.filter((call) => call.path === path && call.query.has('range')).at(-1)?.query;
}
