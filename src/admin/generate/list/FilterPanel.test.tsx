import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages as english } from '../../../../locales/en/index.ts';
import { fakeSchool } from '../../testing/fakeSchool.ts';
import { everyList, expenses, lastList, religions } from '../../testing/lists.ts';
import { inBrowser, openScreen, press } from '../../testing/openScreen.tsx';

inBrowser();

const describedAs = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

describe('finding', () => {
  it('searches on the server while one types', async () => {
    const calls = fakeSchool({ religion: religions() });
    await openScreen('/religion', everyList);
    await screen.findByText('Islam');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: ' isl ' } });
    await waitFor(() => expect(lastList(calls, '/get/all/religion')?.get('filter')).toBe('{"q":"isl"}'));
  });

  it('says in the box what is searched, by the declaration', async () => {
    fakeSchool({ expense: expenses() });
    await openScreen('/expense', everyList);
    const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    // Each name is held together, whatever stands beside it.
    expect(box.placeholder.replace(/[\u2068\u2069]/g, '')).toBe('Search: Purpose, Paid to, Amount and Voucher number');
  });

  it('keeps a filter in plain sight until it is taken away', async () => {
    const calls = fakeSchool({ religion: religions() });
    const router = await openScreen('/religion', everyList);
    await press('Filters');
    const choice = await screen.findByLabelText('Active');
    await act(async () => void fireEvent.change(choice, { target: { value: '0' } }));
    await waitFor(() => expect(lastList(calls, '/get/all/religion')?.get('filter')).toBe('{"is_active":0}'));
    expect(within(screen.getByRole('region', { name: 'Filtered by:' })).getByText('Inactive')).toBeTruthy();
    await press('Remove filter “Active”');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Filtered by:' })).toBeNull());
    expect(router.state.location.search).toContain('filter=%7B%7D');
  });

  it('finds what meets one of several alternatives, and says which', async () => {
    const calls = fakeSchool({ religion: religions() });
    const router = await openScreen('/religion', everyList);
    await press('Filters');
    await press('Add “or” conditions');
    const alternative = async (number: number) =>
      within(await screen.findByRole('group', { name: `Alternative ${number}` }));
    const choose = async (number: number, value: string) => {
      const input = (await alternative(number)).getByLabelText('Active');
      await act(async () => void fireEvent.change(input, { target: { value } }));
    };
    const asked = () => JSON.parse(new URLSearchParams(router.state.location.search).get('filter') ?? '{}');
    // The second is filled in first, and stays where it stands.
    await choose(2, '0');
    await waitFor(() => expect(asked()).toEqual({ any_of: [{ is_active: 0 }] }));
    // The address changes before the panel does.
    const second = await alternative(2);
    await waitFor(() => expect(second.getByLabelText<HTMLSelectElement>('Active').value).toBe('0'));
    await choose(1, '1');
    await waitFor(() => expect(asked()).toEqual({ any_of: [{ is_active: 1 }, { is_active: 0 }] }));
    const sent = () => lastList(calls, '/get/all/religion')?.get('filter');
    await waitFor(() => expect(sent()).toBe('{"any_of":[{"is_active":1},{"is_active":0}]}'));
    const chips = within(await screen.findByRole('region', { name: 'Filtered by:' }));
    await waitFor(() => expect(chips.getByText('or')).toBeTruthy());
    fireEvent.click(await chips.findByRole('button', { name: 'Remove alternative 1' }));
    await waitFor(() => expect(asked()).toEqual({ any_of: [{ is_active: 0 }] }));
    await press('Clear all');
    await waitFor(() => expect(asked()).toEqual({}));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Alternative 1' })).toBeNull());
  });

  it('asks for a day once its year is whole', async () => {
    const calls = fakeSchool({ expense: expenses() });
    const router = await openScreen('/expense', everyList);
    await press('Filters');
    const from = within(await screen.findByRole('group', { name: 'Date' })).getByLabelText<HTMLInputElement>('From');
    const type = (value: string) => act(async () => void fireEvent.change(from, { target: { value } }));
    const asked = () => lastList(calls, '/get/expenses')?.get('filter') ?? '{}';
    for (const year of ['0002', '0020', '0202']) {
      await type(`${year}-01-15`);
      expect(from.value).toBe(`${year}-01-15`);
    }
    expect(asked()).toBe('{}');
    await type('2026-01-15');
    await waitFor(() => expect(asked()).toBe('{"spent_on_gte":"2026-01-15"}'));
    await type('0002-01-15');
    expect(asked()).toBe('{"spent_on_gte":"2026-01-15"}');
    await type('');
    await waitFor(() => expect(router.state.location.search).toContain('filter=%7B%7D'));
  });

  it('asks for an amount only when it is a plain one', async () => {
    const calls = fakeSchool({ expense: expenses() });
    await openScreen('/expense', everyList);
    await press('Filters');
    const from = within(await screen.findByRole('group', { name: 'Amount' })).getByLabelText<HTMLInputElement>('From');
    const enter = (value: string) =>
      act(async () => {
        fireEvent.change(from, { target: { value } });
        fireEvent.blur(from);
      });
    for (const odd of ['1e3', '0x10', '7o000']) {
      await enter(odd);
      expect(from.value).toBe(odd);
      expect(from.getAttribute('aria-invalid')).toBe('true');
      expect(describedAs(from)).toBe(english.validation.number);
    }
    expect(lastList(calls, '/get/expenses')?.get('filter') ?? '{}').toBe('{}');
    await enter('1,200.5');
    expect(from.getAttribute('aria-invalid')).toBe('false');
    expect(describedAs(from)).toBe('');
    await waitFor(() => expect(lastList(calls, '/get/expenses')?.get('filter')).toBe('{"amount_gte":"1200.5"}'));
  });

  it('asks for an amount while it is typed, after a pause, and says meanwhile what is no number', async () => {
    const calls = fakeSchool({ expense: expenses() });
    const router = await openScreen('/expense', everyList);
    await press('Filters');
    const from = within(await screen.findByRole('group', { name: 'Amount' })).getByLabelText<HTMLInputElement>('From');
    const type = (value: string) => act(async () => void fireEvent.change(from, { target: { value } }));
    const asked = () => lastList(calls, '/get/expenses')?.get('filter') ?? '{}';
    await type('5o');
    await waitFor(() => expect(describedAs(from)).toBe(english.validation.number));
    expect([from.value, from.getAttribute('aria-invalid'), asked()]).toEqual(['5o', 'true', '{}']);
    await type('5000.555');
    await waitFor(() => expect(describedAs(from)).toBe(english.validation.money));
    expect(asked()).toBe('{}');
    await type('1,2');
    await type('1,200');
    await waitFor(() => expect(asked()).toBe('{"amount_gte":"1200"}'));
    expect([from.value, describedAs(from)]).toEqual(['1,200', '']);
    await type('');
    await waitFor(() => expect(router.state.location.search).toContain('filter=%7B%7D'));
  });

  it.each([
    ['Amount', '20', '500'],
    ['Date', '2026-02-01', '2026-03-01'],
  ])('keeps both ends of a range of %s that are typed faster than the address follows', async (label, first, last) => {
    const calls = fakeSchool({ expense: expenses() });
    await openScreen('/expense', everyList);
    await press('Filters');
    const range = within(await screen.findByRole('group', { name: label }));
    await act(async () => {
      for (const [end, value] of [
        ['From', first],
        ['To', last],
      ] as const) {
        fireEvent.change(range.getByLabelText(end), { target: { value } });
        fireEvent.blur(range.getByLabelText(end));
      }
    });
    const asked = () => Object.values(JSON.parse(lastList(calls, '/get/expenses')?.get('filter') ?? '{}'));
    await waitFor(() => expect(asked()).toEqual([first, last]));
  });

  it.each([
    ['Amount', '500', '20'],
    ['Date', '2026-03-01', '2026-02-01'],
  ])('says at a range of %s that its end lies before its beginning', async (label, first, last) => {
    const calls = fakeSchool({ expense: expenses() });
    await openScreen('/expense', everyList);
    await press('Filters');
    const range = within(await screen.findByRole('group', { name: label }));
    const enter = (end: string, value: string) =>
      act(async () => {
        fireEvent.change(range.getByLabelText(end), { target: { value } });
        fireEvent.blur(range.getByLabelText(end));
      });
    await enter('From', first);
    await waitFor(() => expect(lastList(calls, '/get/expenses')?.get('filter')).toContain(first));
    await enter('To', last);
    const to = range.getByLabelText<HTMLInputElement>('To');
    await waitFor(() => expect(describedAs(to)).toBe(english.screens.filter.reversed));
    expect(to.value).toBe(last);
    await waitFor(() => expect(lastList(calls, '/get/expenses')?.get('filter')).toContain(last));
    await enter('To', '');
    await waitFor(() => expect(describedAs(to)).toBe(''));
  });
});
