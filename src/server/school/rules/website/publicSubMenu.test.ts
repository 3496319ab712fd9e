import { expect, it } from 'vitest';
import { handMadeScreens } from '../../../../../resources/registry.ts';
import { registry } from '../../../../../schemas/index.ts';
import { isOfficePage } from './publicSubMenu.ts';

it.each(['subscriber', 'marquee', 'slider', 'facilities', 'menu', 'pages'])(
  'refuses “%s”, a page of the office',
  (slug) => {
    expect(isOfficePage(registry, slug)).toBe(true);
  },
);

it.each(['about-us', 'notices', 'contact', 'menus', 'home-page'])('lets “%s” be a page of the website', (slug) => {
  expect(isOfficePage(registry, slug)).toBe(false);
});

it('knows the pages that are made by hand', () => {
  const own = Object.values(handMadeScreens).flatMap(({ path }) => /^\/public\/([a-z-]+)$/.exec(path)?.[1] ?? []);
  expect(own.filter((slug) => !isOfficePage(registry, slug))).toEqual([]);
});
