import { Worker } from 'node:worker_threads';

export type EngineTask = { task: 'initialise' | 'serve'; directory: string };
/** A batch of PostgreSQL's wire protocol, or the order to end. */
export type EngineRequest = Uint8Array<ArrayBuffer> | 'close';
/** `ready` once, then one answer to each batch. */
export type EngineReply = Uint8Array<ArrayBuffer> | 'ready';

/** With the usual 4 MB, JSON nested deeply breaks the engine; so PostgreSQL's own limit (54001) comes first. */
const STACK_MB = 64;

const fromSources = import.meta.url.endsWith('.ts');

/** The worker stands beside this module: in the sources as TypeScript, in the build as an entry of its own. */
export function startWorker(task: EngineTask): Worker {
  const file = fromSources ? 'embeddedWorker.ts' : 'embeddedWorker.js';
  return new Worker(new URL(file, import.meta.url), {
    workerData: task,
    execArgv: fromSources ? ['--import', typeScriptLoader()] : [],
    resourceLimits: { stackSizeMb: STACK_MB },
  });
}

/** `--import tsx` leaves all threads but the main one alone. */
function typeScriptLoader(): string {
  return `data:text/javascript,import { register } from '${import.meta.resolve('tsx/esm/api')}'; register();`;
}
