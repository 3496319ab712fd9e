import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { joinBytes } from './bytes.ts';
import { DurableNodeFS, syncFolder, syncTree } from './durableFs.ts';

/** PostgreSQL's own order to leave a function by a long jump, which PGlite handles. Any other exception is a breakdown. */
const LONG_JUMP = 100;
/** Of what the engine says about itself, for when it cannot be opened. */
const STDERR_LINES = 5;

const START_PARAMETERS = [
  // -F turns fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // The default, fdatasync, does nothing here.
  ...['-c', 'wal_sync_method=fsync'],
  // How much log a checkpoint leaves behind for reuse.
  ...['-c', 'max_wal_size=128MB'],
];

export type Engine = {
  /** Takes one batch of PostgreSQL's wire protocol and gives the answer to it. */
  exchange(batch: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};

/** A new database gets its name only when it is complete: a start that was broken off leaves no half database. */
export async function initialise(directory: string, code: WebAssembly.Module): Promise<void> {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const engine = await create(draft, code);
  await engine.close();
  syncTree(draft);
  renameSync(draft, directory);
  syncFolder(dirname(directory));
}

/** Without its code compiled already, it compiles that itself. */
export async function openEngine(directory: string, code?: WebAssembly.Module): Promise<Engine> {
  const engine = await create(directory, code);
  const breakdown = watchForBreakdown(engine);
  return {
    exchange: async (batch) => {
      const parts: Uint8Array[] = [];
      // The parts lie in the engine's memory, which it uses again.
      const onRawData = (part: Uint8Array) => parts.push(part.slice());
      await engine.execProtocolRawStream(batch, { syncToFs: false, onRawData });
      if (breakdown.cause) throw breakdown.cause;
      return joinBytes(parts);
    },
    close: () => engine.close(),
  };
}

async function create(directory: string, code?: WebAssembly.Module): Promise<PGlite> {
  let lines: string[] = [];
  const onStderr = (line: string) => {
    lines = [...lines, line].slice(-STDERR_LINES);
    return false;
  };
  try {
    return await PGlite.create({
      fs: new DurableNodeFS(directory),
      extensions: { pg_trgm, unaccent },
      startParams: START_PARAMETERS,
      ...(code && { pgliteWasmModule: code }),
      onStderr,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error([reason, ...lines].join('\n'), { cause: error });
  }
}

/**
 * PGlite drops an exception inside the engine, such as an exhausted stack, and answers as if the statement had given
 * nothing; what the engine's memory is worth after that nobody knows.
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
