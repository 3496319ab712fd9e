import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../browser/preferences.ts';
import { fakeSchool } from '../testing/fakeSchool.ts';
import { input } from '../testing/forms.ts';
import { campus } from '../../../resources/campus.ts';
import { openProduct } from '../testing/openProduct.tsx';
import { inBrowser, openScreen, press } from '../testing/openScreen.tsx';

inBrowser();

const held = (...pairs: [action: string, subject: string][]) => pairs.map(([action, subject]) => ({ action, subject }));
const ROLES = [
  { id: 1, name: 'Super admin', is_active: 1, permissions: [] },
  { id: 2, name: 'Admin', is_active: 1, permissions: held(['full', 'Permission'], ['full', 'Expense']) },
  { id: 4, name: 'Student', is_active: 1, permissions: held(['read', 'Student']) },
  { id: 7, name: 'Office', is_active: 1, permissions: held(['read', 'Student'], ['read', 'Permission']) },
  { id: 8, name: 'Librarian', is_active: 1, permissions: held(['read', 'Book']) },
];
const CLERK = { Permission: ['read', 'create', 'update'], Student: ['read'], Employee: ['full'] };

describe('a chooser of roles', () => {
  async function openChooser(address = '/user/and/permission/create', locale: Locale = 'en') {
    fakeSchool({ role: ROLES, user: [], employee: [], designation: [] });
    await campus.languages.load(locale);
    await openProduct(campus, { address, permissions: CLERK, locale });
  }
  const offered = async () => {
    const list = within(await screen.findByRole('listbox'));
    return list.getAllByRole('option').map(({ textContent }) => textContent);
  };

  it('offers no role that gives more than whoever chooses holds', async () => {
    await openChooser();
    fireEvent.click(await input('Role'));
    expect(await offered()).toEqual(['Student', 'Office']);
  });

  it('offers the same where a login is made with an employee', async () => {
    await openChooser('/employee/create');
    await press('Add User');
    // The cursor goes to the first field of the login, which would close the list again.
    const email = (await screen.findAllByLabelText(/^E-?mail/)).at(-1);
    await waitFor(() => expect(document.activeElement).toBe(email));
    fireEvent.click(await input('Role'));
    expect(await offered()).toEqual(['Student', 'Office']);
  });

  it('shows the role that somebody has already', async () => {
    fakeSchool({
      role: ROLES,
      user: [{ id: 3, name: 'Rahim', role_id: 2, role: { id: 2, name: 'Admin' }, permissions: [], is_active: 1 }],
    });
    await openScreen('/user/and/permission/3', CLERK);
    expect((await input('Role')).value).toBe('Admin');
  });

  it('finds a built-in role by its name in the language as well as by the stored one', async () => {
    await openChooser('/user/and/permission/create', 'de');
    const chooser = await input('Rolle');
    for (const words of ['Sekretariat', 'Offi']) {
      fireEvent.change(chooser, { target: { value: words } });
      await waitFor(async () => expect(await offered()).toEqual(['Sekretariat']));
    }
  });
});
