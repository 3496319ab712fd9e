import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

export type EngineTask = {
  task: 'initialise' | 'serve';
  directory: string;
  /** The engine, compiled. */
  code: WebAssembly.Module;
};
/** A batch of PostgreSQL's wire protocol, or the order to end. */
export type EngineRequest = Uint8Array<ArrayBuffer> | 'close';
/** `ready` once, then one answer to each batch. */
export type EngineReply = Uint8Array<ArrayBuffer> | 'ready';

/** With the usual 4 MB, JSON nested deeply breaks the engine; so PostgreSQL's own limit (54001) comes first. */
const STACK_MB = 64;

/** What one thread has compiled serves all that follow, which halves the time that they take to start. */
let compiled: WebAssembly.Module | undefined;

/** The worker stands beside this module: in the sources as TypeScript, in the build as an entry of its own. */
export function startWorker(task: Omit<EngineTask, 'code'>): Worker {
  const { file, execArgv } = import.meta.url.endsWith('.ts') ? fromSources() : fromBuild();
  compiled ??= new WebAssembly.Module(readFileSync(engineFile()));
  const workerData: EngineTask = { ...task, code: compiled };
  return new Worker(file, { workerData, execArgv, resourceLimits: { stackSizeMb: STACK_MB } });
}

function engineFile(): URL {
  return new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
}

type Entry = { file: URL; execArgv: string[] };

function fromBuild(): Entry {
  return { file: new URL('embeddedWorker.js', import.meta.url), execArgv: [] };
}

/** The tests have JavaScript made of the worker (engineWorker.ts): a thread of theirs need not read TypeScript. */
function fromSources(): Entry {
  const { ENGINE_WORKER: made } = process.env;
  if (made) return { file: pathToFileURL(made), execArgv: [] };
  return { file: new URL('embeddedWorker.ts', import.meta.url), execArgv: ['--import', typeScriptLoader()] };
}

/** `--import tsx` leaves all threads but the main one alone. */
function typeScriptLoader(): string {
  return `data:text/javascript,import { register } from '${import.meta.resolve('tsx/esm/api')}'; register();`;
}
