import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DataLocation } from './campus.ts';
import { freePort } from './freePort.ts';

export type RunningServer = {
  url: string;
  pid: number | undefined;
  /** Everything it has printed so far. */
  log(): string;
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** What it ended with; null as long as it runs, and when it had to be killed. */
  exitCode(): number | null;
};

export type Program = {
  /** The built server; without it, that of this project. */
  main?: string;
  /** The Node that runs it; without it, the one that runs this. */
  node?: string;
};

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const READY_LIMIT_MS = 900_000;
const STOP_LIMIT_MS = 60_000;
const POLL_MS = 100;

/** Starts the built server on a free port, with the demo school in a data folder of its own unless `env` says otherwise. */
export async function startServer(
  env: NodeJS.ProcessEnv = {},
  { main = MAIN, node = process.execPath }: Program = {},
): Promise<RunningServer> {
  if (!existsSync(main)) throw new Error('dist/server/main.js is missing: build first (node src/cli/build.mjs).');
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-data-'));
  const port = await freePort();
  const settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED: 'demo',
    BACKUP_AT: 'off',
    CALLS_PER_MINUTE: '1000000',
  };
  const child = spawn(node, [main], {
    env: { ...process.env, DATABASE_URL: '', ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const collect = (text: string) => {
    log += text;
  };
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  const url = `http://127.0.0.1:${port}`;
  const end = async () => {
    await stop(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilHealthy({ url, child });
  } catch (error) {
    await end();
    throw new Error(`The server did not become ready: ${String(error)}\n${log}`);
  }
  const kill = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    await end();
  };
  return { url, pid: child.pid, log: () => log, stop: end, kill, exitCode: () => child.exitCode };
}

async function untilHealthy({ url, child }: { url: string; child: ChildProcess }): Promise<void> {
  const limit = Date.now() + READY_LIMIT_MS;
  while (Date.now() < limit) {
    if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`);
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`no answer within ${READY_LIMIT_MS / 1000} s`);
}

/** Asks it to end as an operator would; kills it only when it does not listen. */
function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    child.once('exit', () => {
      clearTimeout(limit);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Starts the built product, as `npm start` runs it, on a database and a folder that outlive it. */
export function startBuiltServer({
  dataDir,
  databaseUrl,
}: Pick<DataLocation, 'dataDir' | 'databaseUrl'>): Promise<RunningServer> {
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', LOG_LEVEL: 'warn' };
  return startServer(settings, { main: join(process.env.BUILT_SERVER ?? '', 'main.js') });
}
