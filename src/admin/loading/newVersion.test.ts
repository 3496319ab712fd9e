import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const page = (hash: string) => `<script type="module" crossorigin src="/assets/index-${hash}.js"></script>`;

let fetched: number;
let served: string;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  fetched = 0;
  served = page('aaaaaaaa');
  document.head.innerHTML = served;
  vi.stubGlobal('fetch', async () => {
    fetched += 1;
    return new Response(served);
  });
});

afterEach(() => {
  document.head.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('looking for a new version', () => {
  it('happens at most every five minutes', async () => {
    const { checkVersion } = await import('./newVersion.ts');
    await checkVersion();
    expect(fetched).toBe(0);
    vi.advanceTimersByTime(300_000);
    await checkVersion();
    await checkVersion();
    expect(fetched).toBe(1);
  });

  it('finds one when the page names another first script, and leaves it at that when it is put off', async () => {
    const { checkVersion, useNewVersion } = await import('./newVersion.ts');
    const { result } = renderHook(() => useNewVersion());
    await act(() => checkVersion({ now: true }));
    expect(result.current.isReady).toBe(false);
    served = page('bbbbbbbb');
    await act(() => checkVersion({ now: true }));
    expect(result.current.isReady).toBe(true);
    act(() => result.current.putOff());
    expect(result.current.isReady).toBe(false);
  });

  it.each(['', 'Bad gateway', '<script type="module" src="/src/admin/main.tsx"></script>'])(
    'makes nothing of the answer "%s"',
    async (answer) => {
      const { checkVersion, useNewVersion } = await import('./newVersion.ts');
      const { result } = renderHook(() => useNewVersion());
      served = answer;
      await act(() => checkVersion({ now: true }));
      expect(result.current.isReady).toBe(false);
    },
  );
});
