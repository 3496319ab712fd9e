import { readFileSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../entries.ts';

export type EngineTask = {
  task: 'initialise' | 'serve';
  directory: string;
  /** The engine, compiled. */
  code: WebAssembly.Module;
};
/** A batch of PostgreSQL's wire protocol, or the request to end. */
export type EngineRequest = Uint8Array<ArrayBuffer> | 'close';
/** `ready` once, then one response to each batch. */
export type EngineReply = Uint8Array<ArrayBuffer> | 'ready';

/** With the default of 4 MB, deeply nested JSON breaks the engine. With this size PostgreSQL's own limit (54001) is reached first. */
const STACK_MB = 64;

/** The compiled engine is reused by later threads, which halves their start time. */
let compiled: WebAssembly.Module | undefined;

/** Starts the engine in a separate thread. */
export function startWorker(task: Omit<EngineTask, 'code'>): Worker {
  compiled ??= new WebAssembly.Module(readFileSync(engineFile()));
  const workerData: EngineTask = { ...task, code: compiled };
  return startThread('embeddedWorker', { workerData, resourceLimits: { stackSizeMb: STACK_MB } });
}

function engineFile(): URL {
  return new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
}
