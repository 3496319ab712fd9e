import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { expect, it } from 'vitest';
import { jsonAnswer } from '../../../tests/support/fakeApi.ts';
import { campus } from '../../../resources/campus.ts';
import { IMPORT_KIND } from '../../core/calls/jobKinds.ts';
import { isImportOf } from '../generate/import/isImportOf.ts';
import { noteLists } from '../providers/backEnd.ts';
import { ProductContext } from '../product/product.ts';
import { fakeSchool } from '../testing/fakeSchool.ts';
import { inBrowser } from '../testing/openScreen.tsx';
import { JobsBell } from './JobsBell.tsx';

inBrowser();

it('an import that was started in another browser does not stand in the way of one here', () => {
  const started = { id: 9, kind: IMPORT_KIND, resource: 'religion', isShown: false };
  expect(isImportOf({ name: 'religion' }, started)).toBe(true);
  expect(isImportOf({ name: 'religion' }, { ...started, isFromElsewhere: true })).toBe(false);
});

it('the bell tells of a job that was started in another browser, until it is looked at here', async () => {
  const ended = { id: 9, kind: 'import', resource: 'religion', state: 'done', done: 1, total: 1 };
  const job = { ...ended, message: null, result: null, file: null, phase: null };
  const looked: string[] = [];
  noteLists('paged');
  fakeSchool({}, ({ path, method }) => {
    if (path === '/jobs/own') return jsonAnswer(200, [job]);
    if (path === '/jobs/9') return jsonAnswer(200, job);
    if (method !== 'PUT') return undefined;
    looked.push(path);
    return jsonAnswer(200, job);
  });
  render(
    <ProductContext value={campus}>
      <CoreAdminContext store={memoryStore()} queryClient={new QueryClient()}>
        <JobsBell />
      </CoreAdminContext>
    </ProductContext>,
  );
  fireEvent.click(await screen.findByRole('button', {}, { timeout: 5_000 }));
  expect(await screen.findByRole('listitem')).toBeDefined();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(looked).toEqual(['/jobs/9/looked-at']));
});
