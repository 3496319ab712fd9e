import { afterEach, expect, it, vi } from 'vitest';
import { themeOf } from './theme.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  { wish: 'less motion', matches: true, duration: 0 },
  { wish: 'nothing', matches: false, duration: undefined },
])('lets menus and dialogs come and go at once for whoever wishes less motion: $wish', ({ matches, duration }) => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: matches && media.includes('reduced-motion') }));
  const { components, transitions } = themeOf('light', 'ltr');
  const { MuiMenu, MuiPopover, MuiDialog, MuiDrawer } = components ?? {};
  const durations = [MuiMenu, MuiPopover, MuiDialog, MuiDrawer].map((one) => one?.defaultProps?.transitionDuration);
  expect(durations).toEqual([duration, duration, duration, duration]);
  expect(transitions?.create?.('opacity')).toBe(matches ? 'none' : undefined);
});
