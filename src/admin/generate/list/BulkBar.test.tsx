import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import { fakeSchool } from '../../testing/fakeSchool.ts';
import { everyList, religions } from '../../testing/lists.ts';
import { inBrowser, openScreen, press } from '../../testing/openScreen.tsx';

inBrowser();

describe('many at once', () => {
  it('does what it can, and says what was refused and why', async () => {
    const calls = fakeSchool({ religion: religions() }, ({ method, path }) =>
      method === 'DELETE' && path === '/religions/bulk'
        ? jsonAnswer(200, {
            status: 'success',
            message: 'Partly.',
            data: { done: [2, 3], refused: [{ id: 1, message: 'It is used by 497 students.' }] },
          })
        : undefined,
    );
    await openScreen('/religion', everyList);
    await press('Select all on this page', 'checkbox');
    expect(screen.getByText('3 selected')).toBeTruthy();
    await press('Delete');
    await press('Yes, delete it!');
    const summary = within(await screen.findByRole('dialog', { name: 'Not everything was completed' }));
    expect(summary.getByText('Completed: 2 records.')).toBeTruthy();
    expect(summary.getByText(/It is used by 497 students\./).textContent).toBe('Islam: It is used by 497 students.');
    expect(calls.find(({ path }) => path === '/religions/bulk')?.body.ids).toBe('1,2,3');
  });
});

describe('the outcome of a change of many', () => {
  const closeOutcome = async (refused: readonly { id: number; message: string }[]) => {
    fakeSchool({ religion: religions() }, ({ method, path }) =>
      method === 'PUT' && path === '/religions/bulk/status'
        ? jsonAnswer(200, { status: 'success', message: 'Done.', data: { done: [2, 3], refused } })
        : undefined,
    );
    await openScreen('/religion', everyList);
    await press('Select all on this page', 'checkbox');
    const button = await screen.findByRole('button', { name: 'Deactivate' });
    act(() => button.focus());
    await press('Deactivate');
    const question = within(await screen.findByRole('alertdialog'));
    await act(async () => void fireEvent.click(question.getByRole('button', { name: 'Deactivate' })));
    await press('OK');
    return button;
  };

  it('leads back to the heading when nothing is selected any more', async () => {
    await closeOutcome([]);
    await waitFor(() => expect(document.activeElement?.id).toBe('react-admin-title'));
  });

  it('leads back to the button while something is still selected', async () => {
    const button = await closeOutcome([{ id: 1, message: 'It is used by 497 students.' }]);
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe('a deletion that takes something along', () => {
  const TOLD = /^(You want to delete this!|Delete 1 record\?) This also deletes the page’s text and removes the page/;

  it('says so before, of one record and of many', async () => {
    fakeSchool({ publicSubMenu: [{ id: 1, name: 'About', slug: 'about', page_design_type_id: 1, is_active: 1 }] });
    await openScreen('/public/sub/menu', { 'Pubic Site': ['full'] });
    await press('Delete: About');
    expect(screen.getByText(TOLD)).toBeTruthy();
    await press('Cancel');
    await press('Select all on this page', 'checkbox');
    await press('Delete');
    expect(screen.getByText(TOLD)).toBeTruthy();
  });
});

describe('a selection', () => {
  it('loses a record that is deleted by its own button', async () => {
    fakeSchool({ religion: religions() });
    await openScreen('/religion', everyList);
    await press('Select all on this page', 'checkbox');
    expect(screen.getByText('3 selected')).toBeTruthy();
    await press('Delete: Hinduism');
    await press('Yes, delete it!');
    expect(await screen.findByText('2 selected')).toBeTruthy();
  });

  it('is given up when other records are looked for', async () => {
    fakeSchool({ religion: religions() });
    await openScreen('/religion', everyList);
    await press('Select all on this page', 'checkbox');
    expect(screen.getByText('3 selected')).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'isl' } });
    await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  });

  it('keeps of what was refused only what is still there', async () => {
    const rows = religions();
    fakeSchool({ religion: rows }, ({ method, path }) => {
      if (method !== 'DELETE' || path !== '/religions/bulk') return undefined;
      rows.splice(1);
      const refused = [
        { id: 1, message: 'In use.' },
        { id: 2, message: 'There is no such record.' },
      ];
      return jsonAnswer(200, { status: 'success', message: 'Partly.', data: { done: [3], refused } });
    });
    await openScreen('/religion', everyList);
    await press('Select all on this page', 'checkbox');
    await press('Delete');
    await press('Yes, delete it!');
    expect(await screen.findByText('1 selected')).toBeTruthy();
  });
});
