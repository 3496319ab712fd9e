import { QueryClient } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { expect, it } from 'vitest';
import { jsonAnswer } from '../../../tests/support/fakeApi.ts';
import { campus } from '../../../resources/campus.ts';
import { ProductContext } from '../product/product.ts';
import { fakeSchool } from '../testing/fakeSchool.ts';
import { inBrowser } from '../testing/openScreen.tsx';
import { useFollowedStates } from './useFollowedStates.ts';

inBrowser();

const FOLLOWED = { id: 7, kind: 'import', resource: 'religion', isShown: false };
const READ = [
  ['religion', 'getList'],
  ['religion', 'getOne', { id: '1' }],
  ['religion', 'getMany', { ids: ['1'] }],
];
const OTHER = ['bank', 'getList'];

function Follower() {
  useFollowedStates();
  return null;
}

it('the end of a job makes all that was read of its resource old, and nothing else', async () => {
  fakeSchool({}, ({ path }) => {
    const job = { ...FOLLOWED, state: 'done', done: 1, total: 1, message: null, result: null, phase: null };
    return path === '/jobs/7' ? jsonAnswer(200, job) : undefined;
  });
  const queryClient = new QueryClient();
  for (const key of [...READ, OTHER]) queryClient.setQueryData(key, {});
  render(
    <ProductContext value={campus}>
      <CoreAdminContext store={memoryStore({ 'jobs.followed': [FOLLOWED] })} queryClient={queryClient}>
        <Follower />
      </CoreAdminContext>
    </ProductContext>,
  );
  const isOld = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  await waitFor(() => expect(READ.map(isOld)).toEqual(READ.map(() => true)));
  expect(isOld(OTHER)).toBe(false);
});
