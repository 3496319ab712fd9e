import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** What runs in threads and processes of its own: entries of the build (vite.config.ts), by where their sources are. */
const SOURCES = {
  embeddedWorker: 'db/embedded/embeddedWorker.ts',
  spreadsheetReader: 'services/resources/import/spreadsheetReader.ts',
  readerGuard: 'services/resources/import/readerGuard.ts',
  printProcess: 'documents/printProcess.ts',
} as const;

type Entry = keyof typeof SOURCES;

/** What a process needs of the environment: Windows starts none without it. */
const NEEDED_ENVIRONMENT = ['SystemRoot'];

/** Starts a thread. */
export function startThread(entry: Entry, options: WorkerOptions): Worker {
  const { url, isSource } = find(entry);
  return new Worker(url, { ...options, execArgv: isSource ? ['--import', loaderOfThreads()] : [] });
}

/** Starts a process, which knows nothing of the settings and secrets of this one. */
export function startProcess(entry: Entry, args: readonly string[], options: ForkOptions): ChildProcess {
  const { url, isSource } = find(entry);
  const loader = isSource ? ['--import', import.meta.resolve('tsx')] : [];
  const environment = NEEDED_ENVIRONMENT.map((name) => [name, process.env[name]]);
  return fork(fileURLToPath(url), args, {
    ...options,
    execArgv: [...(options.execArgv ?? []), ...loader],
    env: Object.fromEntries(environment.filter(([, value]) => value !== undefined)),
  });
}

/** In the sources, or in the build, in which all lies flat in one folder. */
function find(entry: Entry): { readonly url: URL; readonly isSource: boolean } {
  if (!import.meta.url.endsWith('.ts')) return { url: new URL(`${entry}.js`, import.meta.url), isSource: false };
  // The tests have a build of the server (tests/support/builtServer.ts): what they start need not read TypeScript.
  const { BUILT_SERVER: built } = process.env;
  if (built) return { url: new URL(`${entry}.js`, pathToFileURL(`${built}/`)), isSource: false };
  return { url: new URL(SOURCES[entry], import.meta.url), isSource: true };
}

/** `--import tsx` leaves all threads but the main one alone. */
function loaderOfThreads(): string {
  return `data:text/javascript,import { register } from '${import.meta.resolve('tsx/esm/api')}'; register();`;
}
