import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { registry } from '../../../schemas/index.ts';
import { type FakeRecord, fakeSchool } from '../testing/fakeSchool.ts';
import { inBrowser, openScreen } from '../testing/openScreen.tsx';

inBrowser();

const employee: FakeRecord[] = [
  { id: 6, name: 'Laila Karim', is_active: 1 },
  { id: 7, name: 'Kamal Hossain', is_active: 1 },
];
const chooser = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^(Teacher|Employee)/ });

const forms = registry.resources.flatMap(({ name, fields, permission, screens }) =>
  Object.values(fields).some((field) => field.kind === 'reference' && field.preset === 'me')
    ? [{ name, permission, address: screens.create ?? '' }]
    : [],
);

describe('a reference that is preset with oneself', () => {
  it('is the teacher of homework and of course material', () => {
    expect(forms.map(({ name }) => name).sort()).toEqual(['courseMaterial', 'homework']);
  });

  it.each(forms)('begins with the record about the user: $name', async ({ address, permission }) => {
    fakeSchool({ employee });
    await openScreen(address, { [permission]: ['full'], Employee: ['full'] }, [{ resource: 'employee', id: 7 }]);
    const input = await chooser();
    await waitFor(() => expect(input.value).toBe('Kamal Hossain'));
  });

  it.each(forms)('stays empty for whoever has none: $name', async ({ address, permission }) => {
    const calls = fakeSchool({ employee });
    await openScreen(address, { [permission]: ['full'], Employee: ['full'] });
    expect((await chooser()).value).toBe('');
    const filters = calls.map(({ query }) => query.get('filter') ?? '');
    expect(filters.filter((filter) => filter.includes('"id"'))).toEqual([]);
  });
});
