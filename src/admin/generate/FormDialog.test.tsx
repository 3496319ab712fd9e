import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeSchool } from '../testing/fakeSchool.ts';
import { inBrowser, openScreen, press } from '../testing/openScreen.tsx';

inBrowser();

const institute = [{ id: 1, name: 'Lakeside', time_zone: 'Asia/Dhaka' }];
const religion = [{ id: 1, name: 'Islam', is_active: 1, row_version: 1 }];
const named = (title: string) => waitFor(() => expect(document.title).toBe(`${title} · Lakeside`));

describe('a form in a dialog', () => {
  it('names the window as long as it is open', async () => {
    fakeSchool({ institute, religion });
    const router = await openScreen('/religion/create', { Religion: ['full'] });
    await named('Add religion');
    await press('Cancel');
    await named('Religions');
    await act(async () => void router.navigate('/religion/1'));
    await named('Edit religion: Islam');
    await act(async () => void router.navigate(-1));
    await named('Religions');
  });
});
