import { expect, it } from 'vitest';
import { isolated, listed } from './names.ts';

const ISOLATED = /\u2068([^\u2068\u2069]+)\u2069/g;

it('each name of a list keeps to its own direction', () => {
  const names = ['Physical Education', 'Arts and Crafts', 'পদার্থবিজ্ঞান'];
  for (const locale of ['en', 'ar', 'bn'] as const) {
    const text = listed(names, { locale });
    expect([...text.matchAll(ISOLATED)].map(([, name]) => name)).toEqual(names);
  }
  expect(isolated('A+')).toBe('\u2068A+\u2069');
});
