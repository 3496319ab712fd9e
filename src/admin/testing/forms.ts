import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { FakeCall, FakeRecord } from './fakeSchool.ts';
import { press } from './openScreen.tsx';

/** May do everything with the records that tests of forms show. */
export const everyForm = { Classes: ['full'], Expense: ['full'], Permission: ['full'], Parent: ['full'] };

export const classes = (): FakeRecord[] => [
  { id: 1, name: 'Six', code: 'VI', order: 6, has_groups: 0, is_active: 1, row_version: 3 },
];

export const save = () => press('Save');

/** The input of a label. */
export function input(label: string | RegExp) {
  return screen.findByLabelText<HTMLInputElement>(label);
}

/** What was sent first with a method. */
export function sentTo(calls: readonly FakeCall[], method: string) {
  return calls.find((call) => call.method === method)?.body;
}

/** What the new records were sent with. */
export function postsOf(calls: readonly FakeCall[]) {
  return calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
}

/** Has calls of a method wait until the returned function is called. */
export function holdBack(method: string): () => Promise<void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answer = fetch;
  vi.stubGlobal('fetch', async (path: string, sent: RequestInit) => {
    if (sent.method === method) await released;
    return answer(path, sent);
  });
  return () => act(async () => release());
}
