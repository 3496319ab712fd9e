import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { forgetBackEnd } from '../../src/admin/providers/backEnd.ts';
import { forgetWholeList } from '../../src/admin/providers/wholeLists.ts';

// A busy machine needs longer.
configure({ asyncUtilTimeout: 40_000 });

afterEach(cleanup);

// What the app has learnt of one test's back end must not be known to the next test.
afterEach(() => {
  forgetBackEnd();
  forgetWholeList();
});
