import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { registry } from '../../../../schemas/index.ts';
import { screenAddress } from '../../addresses/addresses.ts';
import { fakeSchool } from '../../testing/fakeSchool.ts';
import { input, save } from '../../testing/forms.ts';
import { fill, inBrowser, openScreen, press } from '../../testing/openScreen.tsx';

inBrowser();

const MAY = { Religion: ['full'] };
const editOf = (id: number) => screenAddress(registry.get('religion'), 'edit', id);
const links = () => screen.queryAllByRole('link', { name: /^Open / });

describe('the notice of a record that was made', () => {
  it('leads to it, and goes then', async () => {
    fakeSchool({ religion: [{ id: 1, name: 'Islam', is_active: 1, row_version: 3 }] });
    const router = await openScreen('/religion/create', MAY);
    await fill('Name', 'Hinduism');
    await save();
    await screen.findByText('It was saved.');
    expect(links().map(({ textContent }) => textContent)).toEqual(['Open Hinduism']);
    await act(async () => void fireEvent.click(links()[0] as HTMLElement));
    await waitFor(() => expect(router.state.location.pathname).toBe(editOf(2)));
    await waitFor(async () => expect((await input('Name')).value).toBe('Hinduism'));
    expect(screen.queryByText('It was saved.')).toBeNull();
  });

  it('leads to each of those that were entered one after the other', async () => {
    fakeSchool({ religion: [{ id: 1, name: 'Islam', is_active: 1, row_version: 3 }] });
    await openScreen('/religion/create', MAY);
    for (const [id, name] of ['Hinduism', 'Buddhism'].entries()) {
      await fill('Name', name);
      await press('Save and add another');
      const link = await screen.findByRole('link', { name: `Open ${name}` });
      expect(link.getAttribute('href')).toBe(editOf(id + 2));
    }
  });

  it('leads nowhere for whoever may only make records', async () => {
    fakeSchool({ religion: [{ id: 1, name: 'Islam', is_active: 1, row_version: 3 }] });
    await openScreen('/religion/create', { Religion: ['create'] });
    await fill('Name', 'Hinduism');
    await press('Save and add another');
    await screen.findByText('It was saved.');
    expect(links()).toEqual([]);
  });

  it('leads nowhere when a record was changed', async () => {
    fakeSchool({ religion: [{ id: 1, name: 'Islam', is_active: 1, row_version: 3 }] });
    await openScreen(editOf(1), MAY);
    await fill('Name', 'Islamic');
    await save();
    await screen.findByText('It was saved.');
    expect(links()).toEqual([]);
  });
});
