import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jsonAnswer } from '../../../../../tests/support/fakeApi.ts';
import { fakeSchool } from '../../../testing/fakeSchool.ts';
import { inBrowser, openScreen, press } from '../../../testing/openScreen.tsx';

inBrowser();

const subjects = () =>
  ['Art', 'Biology', 'Chemistry'].map((name, index) => ({
    id: index + 1,
    name,
    code: `C${index}`,
    name_local: null,
    kind: index === 0 ? 'practical' : 'theory',
    partner_subject_id: null,
    classes: [],
    is_active: 1,
    row_version: index + 4,
  }));

async function openDialog() {
  await openScreen('/subject', { Subject: ['full'] });
  await press('Select all on this page', 'checkbox');
  const bar = within(await screen.findByRole('region', { name: 'Selected records' }));
  await act(async () => void fireEvent.click(bar.getByRole('button', { name: 'Edit' })));
  return within(await screen.findByRole('dialog', { name: 'Edit selected records: 3' }));
}

it('gives the same to all, says before how many that changes, and sends the versions that were seen', async () => {
  const calls = fakeSchool({ subject: subjects() }, ({ path }) =>
    path === '/subjects/bulk'
      ? jsonAnswer(200, {
          status: 'success',
          message: 'Partly.',
          data: { done: [1, 2], refused: [{ id: 3, message: 'Changed meanwhile.' }] },
        })
      : undefined,
  );
  const dialog = await openDialog();
  const chooser = dialog.getByLabelText('Field to change');
  const offered = within(chooser)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(offered).toEqual(['Choose an option', 'Name in local script', 'Type']);
  await act(async () => void fireEvent.change(chooser, { target: { value: 'kind' } }));
  await act(async () => void fireEvent.click(dialog.getByRole('radio', { name: 'Practical' })));
  expect(dialog.getByText('Type: 2 subjects → Practical')).toBeTruthy();
  expect(dialog.getByText('Already have this value: 1')).toBeTruthy();
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Save changes' })));
  const outcome = within(await screen.findByRole('dialog', { name: 'Not everything was completed' }));
  expect(outcome.getByText('Chemistry')).toBeTruthy();
  expect(outcome.getByText(/Changed meanwhile\./)).toBeTruthy();
  expect(calls.find(({ path }) => path === '/subjects/bulk')).toMatchObject({
    method: 'PUT',
    body: { ids: '1,2,3' },
  });
});

it('is not offered to who may not change the records', async () => {
  fakeSchool({ subject: subjects() });
  await openScreen('/subject', { Subject: ['read', 'delete'] });
  await press('Select all on this page', 'checkbox');
  const bar = within(await screen.findByRole('region', { name: 'Selected records' }));
  expect(bar.getByRole('button', { name: 'Delete' })).toBeTruthy();
  expect(bar.queryByRole('button', { name: 'Edit' })).toBeNull();
});
