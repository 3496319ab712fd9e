import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDeliberatePresses } from './useDeliberatePresses.ts';

function Question({ onYes }: { readonly onYes: () => void }) {
  return (
    <div {...useDeliberatePresses(true)}>
      <button type="button" onClick={onYes} onKeyDown={(event) => event.key === 'Enter' && onYes()}>
        Yes
      </button>
    </div>
  );
}

let onYes: ReturnType<typeof vi.fn<() => void>>;
const button = () => screen.getByRole('button', { name: 'Yes' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onYes = vi.fn<() => void>();
  render(<Question onYes={onYes} />);
});

afterEach(() => {
  vi.useRealTimers();
});

it('takes no Enter and no second click that were meant for what lay there before', () => {
  fireEvent.keyDown(button(), { key: 'Enter' });
  fireEvent.click(button(), { detail: 2 });
  expect(onYes).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(600));
  fireEvent.keyDown(button(), { key: 'Enter' });
  fireEvent.click(button(), { detail: 2 });
  expect(onYes).toHaveBeenCalledTimes(2);
});

it('takes a click at once, and a key that is held down never', () => {
  fireEvent.click(button(), { detail: 1 });
  expect(onYes).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(600));
  fireEvent.keyDown(button(), { key: 'Enter', repeat: true });
  expect(onYes).toHaveBeenCalledTimes(1);
});
