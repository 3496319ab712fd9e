import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import { fakeSchool } from '../../testing/fakeSchool.ts';
import { inBrowser, openScreen } from '../../testing/openScreen.tsx';

inBrowser();

it('says that a field is missing until it is filled, each for itself', async () => {
  fakeSchool({}, ({ path }) =>
    path === '/second-factor-resets'
      ? jsonAnswer(200, { waiting: [], users: [{ id: 4, name: 'Kamal Hossain' }] })
      : undefined,
  );
  await openScreen('/second-factor/resets', { Permission: ['update'] });
  const button = await screen.findByRole('button', { name: 'Request a reset' });
  await act(async () => void fireEvent.click(button));
  expect(screen.getAllByText('This field is required.')).toHaveLength(2);
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'Phone lost' } });
  expect(screen.getAllByText('This field is required.')).toHaveLength(1);
  const chooser = screen.getByLabelText(/^User/);
  fireEvent.change(chooser, { target: { value: 'Kamal' } });
  await act(async () => void fireEvent.click(await screen.findByRole('option', { name: 'Kamal Hossain' })));
  await waitFor(() => expect(screen.queryByText('This field is required.')).toBeNull());
});
