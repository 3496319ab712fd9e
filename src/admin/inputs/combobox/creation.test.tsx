import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type FakeRecord, fakeSchool } from '../../testing/fakeSchool.ts';
import { inBrowser, openScreen } from '../../testing/openScreen.tsx';
import { registry } from '../../../../schemas/index.ts';
import { startOf } from './creation.ts';

inBrowser();

const types = (): FakeRecord[] => [{ id: 1, name: 'Rent', is_active: 1, row_version: 1 }];
const ADDRESS = registry.get('subExpenseType').screens.create ?? '';

async function type(label: string, text: string): Promise<HTMLInputElement> {
  const input = await screen.findByLabelText<HTMLInputElement>(label);
  await act(async () => {
    input.focus();
    fireEvent.change(input, { target: { value: text } });
  });
  return input;
}

it('what is missing is made in place, with the name that was typed, and is chosen then', async () => {
  const calls = fakeSchool({ expenseType: types(), subExpenseType: [] });
  const router = await openScreen(ADDRESS, { 'Sub Expense': ['full'], 'Expense Type': ['full'] });
  await type('Expense type', 'Repairs');
  const option = await screen.findByRole('option', { name: 'Add “Repairs”' });
  await act(async () => void fireEvent.click(option));
  const dialog = await screen.findByRole('dialog', { name: /^Add expense type/ });
  const name = await within(dialog).findByLabelText<HTMLInputElement>('Name');
  expect(name.value).toBe('Repairs');
  expect(within(dialog).queryByRole('button', { name: 'Save and add another' })).toBeNull();
  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Save' })));

  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Add expense type/ })).toBeNull());
  expect((await screen.findByLabelText<HTMLInputElement>('Expense type')).value).toBe('Repairs');
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/expense-types']);
  expect(router.state.location.pathname).toBe(ADDRESS);
});

it('nothing is offered to those who may not make it', async () => {
  const calls = fakeSchool({ expenseType: types(), subExpenseType: [] });
  await openScreen(ADDRESS, { 'Sub Expense': ['full'] });
  await type('Expense type', 'Rent');
  await waitFor(() => expect(calls.at(-1)?.query.get('filter')).toContain('Rent'));
  await screen.findByRole('option', { name: 'Rent' });
  expect(screen.queryByRole('option', { name: /^Create/ })).toBeNull();
});

it('a new record begins with what is offered as well', () => {
  const sub = registry.get('subExpenseType');
  expect(startOf(sub, { is_active: 1, expense_type_id: 7, wingSection: { wing_id: 1 } }, 'Paint')).toEqual({
    expense_type_id: 7,
    name: 'Paint',
  });
});
