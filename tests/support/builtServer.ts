import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { HOUR_MS } from '../../src/core/durations.ts';

type TestServer = typeof import('./testServer.ts');

/** Inside node_modules, so that what is built finds its packages. */
const FOLDER = resolve('node_modules/.cache/campus');
const PREFIX = 'server-';
/** Longer than any run takes. */
const LEFT_MS = 4 * HOUR_MS;

/**
 * Builds the server as `npm start` runs it, with an entry for the tests, and tells them and entries.ts where it is: the
 * calls are tested as they are built, and a thread need not read TypeScript, which takes longer than starting a
 * database. Answers what removes it.
 */
export async function buildServer(): Promise<() => void> {
  removeLeftServers();
  const outDir = join(FOLDER, `${PREFIX}${process.env.TEST_RUN}`);
  const rolldownOptions = { input: { testServer: 'tests/support/testServer.ts' } };
  await build({ logLevel: 'error', build: { ssr: true, outDir, emptyOutDir: true, sourcemap: true, rolldownOptions } });
  process.env.BUILT_SERVER = outDir;
  return () => rmSync(outDir, { recursive: true });
}

/** Those of runs that were killed. Others may be running. */
function removeLeftServers(): void {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.startsWith(PREFIX)) : [];
  for (const path of names.map((name) => join(FOLDER, name))) {
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - made > LEFT_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** Loads the built server. */
export async function loadServer(): Promise<TestServer> {
  const { BUILT_SERVER: built } = process.env;
  if (!built) throw new Error('Only the tests of the project "server" have a built server (see vite.config.ts).');
  return import(/* @vite-ignore */ pathToFileURL(join(built, 'testServer.js')).href);
}
