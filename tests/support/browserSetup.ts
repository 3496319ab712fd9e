import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { forgetBackEnd } from '../../src/admin/providers/backEnd.ts';
import { forgetWholeList } from '../../src/admin/providers/wholeLists.ts';

// A busy machine needs longer.
configure({ asyncUtilTimeout: 40_000 });

afterEach(cleanup);

// Nothing is laid out here, so nothing changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// What the app has learnt of one test's back end must not be known to the next test.
afterEach(() => {
  forgetBackEnd();
  forgetWholeList();
});

// The browser is one for many files of tests: no language, direction or skin goes from one to the next.
afterEach(() => {
  if (typeof document === 'undefined') return;
  localStorage.clear();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
});
