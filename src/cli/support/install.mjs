import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, runQuietly, step } from './step.mjs';

const OLDEST_NODE = [20, 19];

/** Installs the packages unless exactly those of the lock file are there. */
export async function ensureInstalled(root) {
  requireNode();
  if (isInstalled(root)) return;
  const isLocked = existsSync(join(root, 'package-lock.json'));
  // The build needs the development packages, whatever NODE_ENV says.
  const args = [isLocked ? 'ci' : 'install', '--include=dev', '--no-fund', '--no-audit'];
  await step('Installing the packages', () => npm(args, root));
}

/**
 * npm writes what it installed into `node_modules/.package-lock.json`. Optional packages of other platforms may be
 * missing.
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules/.package-lock.json'));
  if (!present) return false;
  if (!wanted) return true;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new PlainError(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

/** `npm start` says where npm is; otherwise the one in the path is used. */
function npm(args, root) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) return runQuietly(process.execPath, [script, ...args], { cwd: root });
  return runQuietly('npm', args, { cwd: root, shell: process.platform === 'win32' });
}
