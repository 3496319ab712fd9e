import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { joinBytes } from './bytes.ts';
import { DurableNodeFS, syncFolder, syncTree } from './durableFs.ts';

/** PostgreSQL's longjmp, which PGlite handles. Any other exception is a breakdown of the engine. */
const LONG_JUMP = 100;
/** So many of the last lines of the engine's log, for the error message when it fails. */
const STDERR_LINES = 5;

const START_PARAMETERS = [
  // -F turns fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // The default, fdatasync, does nothing here.
  ...['-c', 'wal_sync_method=fsync'],
  // The size of the write-ahead log that a checkpoint keeps for reuse.
  ...['-c', 'max_wal_size=128MB'],
];

export type Engine = {
  /** Processes one batch of PostgreSQL's wire protocol and returns the response. */
  exchange(batch: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};

/** A new database is renamed to its final name only when it is complete, so an interrupted start leaves no partial database. */
export async function initialise(directory: string, code: WebAssembly.Module): Promise<void> {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const { engine } = await create(draft, code);
  await engine.close();
  syncTree(draft);
  renameSync(draft, directory);
  syncFolder(dirname(directory));
}

/** Compiles the engine's code unless a compiled module is passed. */
export async function openEngine(directory: string, code?: WebAssembly.Module): Promise<Engine> {
  const { engine, lastWords } = await create(directory, code);
  const breakdown = watchForBreakdown(engine);
  return {
    exchange: async (batch) => {
      const parts: Uint8Array[] = [];
      // The chunks are views of the engine's memory, which it reuses, so they must be copied.
      const onRawData = (part: Uint8Array) => parts.push(part.slice());
      await engine.execProtocolRawStream(batch, { syncToFs: false, onRawData });
      if (breakdown.cause) throw explained(breakdown.cause, lastWords());
      return joinBytes(parts);
    },
    close: () => engine.close(),
  };
}

interface CreatedEngine {
  readonly engine: PGlite;
  /** The last lines of the engine's log. */
  readonly lastWords: () => readonly string[];
}

async function create(directory: string, code?: WebAssembly.Module): Promise<CreatedEngine> {
  let lines: string[] = [];
  const onStderr = (line: string) => {
    lines = [...lines, line].slice(-STDERR_LINES);
    return false;
  };
  try {
    const engine = await PGlite.create({
      fs: new DurableNodeFS(directory),
      extensions: { pg_trgm, unaccent },
      startParams: START_PARAMETERS,
      ...(code && { pgliteWasmModule: code }),
      onStderr,
    });
    return { engine, lastWords: () => lines };
  } catch (error) {
    throw explained(error, lines);
  }
}

/** The engine says why it fails in its log alone. */
function explained(error: unknown, lastWords: readonly string[]): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error([reason, ...lastWords].join('\n'), { cause: error });
}

/**
 * PGlite ignores an exception inside the engine, such as an exhausted stack, and returns an empty result. The engine's
 * memory may be corrupt after that, so the exception is noticed here.
 */
function watchForBreakdown(engine: PGlite): { cause?: Error } {
  const breakdown: { cause?: Error } = {};
  const runOnce = engine.Module._PostgresMainLoopOnce;
  engine.Module._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (error) {
      const isLongJump = typeof error === 'object' && error !== null && 'status' in error && error.status === LONG_JUMP;
      if (!isLongJump) breakdown.cause ??= error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  };
  return breakdown;
}
