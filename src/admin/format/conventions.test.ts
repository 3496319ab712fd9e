// @vitest-environment node

import { expect, it } from 'vitest';
import { knownTimeZone } from './conventions.ts';

it('a time zone that the browser does not know gives way to its own', () => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect([knownTimeZone('Asia/Dhaka'), knownTimeZone('Mars/Base'), knownTimeZone(undefined)]).toEqual([
    'Asia/Dhaka',
    own,
    own,
  ]);
});
