import { startThread } from '../../../entries.ts';
import { AppError } from '../../../errors.ts';
import { parseSpreadsheet } from './parseSpreadsheet.ts';
import type { GuardedLimits } from './readerGuard.ts';
import type { Line } from './types.ts';

// A process that reads one file. It is ended by the server when it has told all of it, and by its guard.

/** What it tells of the file: the headings, the lines in pieces and `done`, or why the file is refused. */
export type ReaderMessage =
  | { readonly headings: readonly string[]; readonly bytes: number }
  | { readonly lines: readonly Line[] }
  | { readonly refused: Pick<AppError, 'id' | 'status' | 'params'> }
  | 'done';

/** Lines of one message: a longer one would keep the server from everything else while it takes it in. */
const LINES_AT_ONCE = 1_000;

const [readingMs, wholeMb, server] = process.argv.slice(2).map(Number);
startThread('readerGuard', { workerData: { readingMs, wholeMb, server } as GuardedLimits }).unref();

// Whoever asks the server to end may ask all its processes. The server ends this one.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('message', (file: Uint8Array) => read(file));

async function read(file: Uint8Array): Promise<void> {
  try {
    const { headings, lines, bytes } = await parseSpreadsheet(file);
    tell({ headings, bytes });
    for (let start = 0; start < lines.length; start += LINES_AT_ONCE)
      tell({ lines: lines.slice(start, start + LINES_AT_ONCE) });
    tell('done');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    tell({ refused: { id: error.id, status: error.status, params: error.params } });
  }
}

function tell(message: ReaderMessage): void {
  process.send?.(message);
}
