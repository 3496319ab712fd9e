import { afterEach, beforeEach, vi } from 'vitest';
import { ApiError } from '../../../src/admin/http/apiError.ts';
import { MarkGrid } from '../grid.ts';
import type { Entry, SentCell } from '../sendCells.ts';
import { unsentOf } from '../unsent.ts';
import { entryWith, markOf } from './entries.ts';

type Answer = (cells: readonly SentCell[]) => Promise<Entry['marks']>;

export const unsent = unsentOf(5, 'grid');
export const onLocked = vi.fn();

export const store: Answer = async (cells) =>
  cells.map((cell) =>
    markOf(cell.student_id, cell.component, cell.mark === null ? null : Number(cell.mark), (cell.row_version ?? 0) + 1),
  );
export const refuse =
  (status: number, more: object = {}): Answer =>
  async () => {
    throw new ApiError(status, { message: 'No.', ...more });
  };

/** What was sent to the server, and how it answers. */
export const server: { calls: (readonly SentCell[])[]; answer: Answer } = { calls: [], answer: store };

export function open(entry: Entry = entryWith()): MarkGrid {
  return new MarkGrid({
    entry,
    writing: { groupSign: ',', show: String },
    unsent,
    send: (cells) => {
      server.calls.push(cells);
      return server.answer(cells);
    },
    say: ({ key }) => key,
    halfTyped: 'Half typed.',
    onLocked,
  });
}

export const typeIn = (grid: MarkGrid, row: number, slot: number, text: string) => {
  grid.type(row, slot, text);
  grid.commit(row, slot);
};
export const settle = () => vi.advanceTimersByTimeAsync(0);

/** Gives each test a clock of its own, an empty device and a server that stores what it gets. */
export function aloneOnDevice(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    server.calls = [];
    server.answer = store;
    onLocked.mockClear();
  });
  // Test files share a thread: with a clock that stands still the next one would wait for ever.
  afterEach(() => vi.useRealTimers());
}
