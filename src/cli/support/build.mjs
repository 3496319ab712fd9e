import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from './precompress.mjs';
import { sourceStamp } from './sourceStamp.mjs';
import { runQuietly, step } from './step.mjs';

const PRODUCTS = [
  'dist/browser/index.html',
  'dist/server/main.js',
  'dist/server/embeddedWorker.js',
  'dist/server/spreadsheetReader.js',
  'dist/server/readerGuard.js',
  'dist/server/printProcess.js',
];

/** Builds the browser's and the server's code unless `dist/` was built from the same sources. */
export async function ensureBuilt(root) {
  const stampFile = join(root, 'dist/.stamp');
  const stamp = sourceStamp(root);
  const isComplete = PRODUCTS.every((product) => existsSync(join(root, product)));
  if (isComplete && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;

  rmSync(stampFile, { force: true });
  await step('Building', () => Promise.all([buildBrowser(root), vite(root, ['--ssr'])]));
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampFile, stamp);
}

async function buildBrowser(root) {
  const next = join(root, 'dist/next');
  await vite(root, ['--outDir', next]);
  await precompress(next);
  putInPlace(next, join(root, 'dist/browser'), join(root, 'dist/earlier'));
}

/** A server that runs since before the build, and a tab that is open, still ask for the files of the build before. */
export function putInPlace(next, current, earlier) {
  rmSync(earlier, { recursive: true, force: true });
  if (existsSync(current)) renameSync(current, earlier);
  else mkdirSync(earlier, { recursive: true });
  renameSync(next, current);
}

/** Runs in a process of its own, so that the server that follows does not keep the bundler's memory. */
function vite(root, args) {
  const script = join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  return runQuietly(process.execPath, [script, 'build', '--logLevel', 'warn', ...args], { cwd: root, env });
}
