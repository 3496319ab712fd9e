import { afterEach, describe, expect, it, vi } from 'vitest';
import { ROUTES } from '../tests/contract/routes.ts';
import { fakeApi, jsonAnswer } from '../tests/support/fakeApi.ts';
import { user } from '../src/admin/testing/user.ts';
import { isScreen } from './isScreen.ts';

afterEach(() => vi.unstubAllGlobals());

const screens = Object.values(ROUTES).flatMap((routes) => routes.map(([address]) => address));

describe('whether an address leads to a screen', () => {
  it.each([
    '/',
    '/decisions',
    '/profile',
    '/religion',
    '/religion/',
    '/religion/12',
    '/class/class/update12',
    '/public/school/quick/link',
  ])('is yes for %s, without asking the server', async (path) => {
    const sent = fakeApi(() => jsonAnswer(200, []));
    expect(await isScreen(path)).toBe(true);
    expect(sent).toEqual([]);
  });

  it.each(['/nowhere', '/religion/x', '/class/class/update', '/public/nobody/quick/link', '/religion/%E0%A4%A'])(
    'is no for %s',
    async (path) => {
      fakeApi(() => jsonAnswer(200, []));
      expect(await isScreen(path)).toBe(false);
    },
  );

  it('knows most of the promised screens', async () => {
    fakeApi(() => jsonAnswer(200, []));
    const known = await Promise.all(screens.map((path) => isScreen(path)));
    expect(known.filter(Boolean).length).toBeGreaterThan(60);
  });

  it('asks the server which pages the website has', async () => {
    const sent = fakeApi(() => jsonAnswer(200, [{ id: 1, slug: 'about-us', name: 'About us' }]));
    expect([await isScreen('/public/about-us'), await isScreen('/public/no-such-page')]).toEqual([true, false]);
    expect(sent[0]?.path).toBe('/api/get/only/public/sub/menus');
  });

  it('calls no page missing of which visitors must not know, for whoever was logged in', async () => {
    const sent = fakeApi(() => jsonAnswer(200, []));
    expect(await isScreen('/public/hidden-page', user)).toBe(true);
    expect(await isScreen('/nowhere', user)).toBe(false);
    expect(sent).toEqual([]);
  });

  it('calls no page missing while the server does not answer', async () => {
    fakeApi(() => jsonAnswer(503, { message: 'Busy' }));
    expect(await isScreen('/public/about-us')).toBe(true);
  });
});
