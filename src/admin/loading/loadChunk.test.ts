import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHUNK_TIME_LIMIT, ChunkLoadError, loadChunk } from './loadChunk.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('hands on what was loaded and leaves no timer behind', async () => {
  await expect(loadChunk(async () => ({ page: 1 }))).resolves.toEqual({ page: 1 });
  expect(vi.getTimerCount()).toBe(0);
});

it('turns a failure to load into a chunk load error that keeps its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({ name: 'ChunkLoadError', cause });
});

it('gives up a page that has not arrived in 120 seconds', async () => {
  const outcome = expect(loadChunk(() => new Promise(() => undefined))).rejects.toBeInstanceOf(ChunkLoadError);
  await vi.advanceTimersByTimeAsync(CHUNK_TIME_LIMIT);
  await outcome;
});

it('tells a stylesheet that has not arrived from code that has not', async () => {
  const cause = new Error('Unable to preload CSS for /assets/list-abc.css');
  const failed = loadChunk(() => Promise.reject(cause));
  await expect(failed).rejects.toMatchObject({ name: 'CssLoadError', cause });
  await expect(failed).rejects.toBeInstanceOf(ChunkLoadError);
});
