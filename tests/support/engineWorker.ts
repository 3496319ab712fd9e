import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const SOURCE = 'src/server/db/embedded/embeddedWorker.ts';
/** Inside node_modules, so that the worker finds its packages. */
const FOLDER = resolve('node_modules/.cache/campus');

/**
 * Makes JavaScript of the embedded database's worker and tells startWorker.ts of it, because many a test opens a
 * database, and reading TypeScript takes a thread longer than starting the engine. Answers what removes it.
 */
export async function buildEngineWorker(): Promise<() => void> {
  const entryFileNames = `engineWorker-${process.env.TEST_RUN}.js`;
  const output = { outDir: FOLDER, emptyOutDir: false, copyPublicDir: false, rolldownOptions: { output: { entryFileNames } } };
  await build({ configFile: false, logLevel: 'error', build: { ssr: SOURCE, target: 'node20', ...output } });
  const file = join(FOLDER, entryFileNames);
  process.env.ENGINE_WORKER = file;
  return () => rmSync(file);
}
