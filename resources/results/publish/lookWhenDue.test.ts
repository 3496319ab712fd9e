import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookWhenDue } from './lookWhenDue.ts';
import { HOUR_MS } from '../../../src/core/durations.ts';

let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function begin(at: number) {
  const look = vi.fn(() => Promise.resolve());
  const leaving = new AbortController();
  const over = lookWhenDue({ at, look, signal: leaving.signal });
  return { look, leaving, over };
}

it('looks soon after the time has come and not before, and a few times at most', async () => {
  const { look, over } = begin(Date.now() + HOUR_MS);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(look).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(look).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await over;
  expect(look.mock.calls.length).toBeLessThan(10);
});

it('looks for a time that has passed already', async () => {
  const { look } = begin(Date.now() - HOUR_MS);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(look).toHaveBeenCalledOnce();
});

it('does not look any more once nobody waits for it', async () => {
  const { look, leaving } = begin(Date.now() + HOUR_MS);
  await vi.advanceTimersByTimeAsync(HOUR_MS + 3_000);
  leaving.abort();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(look).toHaveBeenCalledOnce();
});

it('waits while the page is hidden', async () => {
  isHidden = true;
  const { look } = begin(Date.now());
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(look).not.toHaveBeenCalled();
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(look).toHaveBeenCalledOnce();
});
