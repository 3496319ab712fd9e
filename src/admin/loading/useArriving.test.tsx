import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useArriving } from './useArriving.ts';

const Bell = () => <p>Bell</p>;

it('a part of the frame whose code cannot be fetched leaves the page as it is, and comes once it can be', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => Bell).mockRejectedValueOnce(new Error('offline'));
  function Frame() {
    const Part = useArriving(load, true);
    return (
      <>
        <p>Page</p>
        {Part && <Part />}
      </>
    );
  }
  await act(async () => void render(<Frame />));
  expect(screen.getByText('Page')).toBeTruthy();
  expect(screen.queryByText('Bell')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText('Bell')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
