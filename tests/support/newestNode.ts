import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** Of the newest release line with long-term support: the one that README.md recommends. */
export const NEWEST_NODE = '26.10.0';

const FOLDER = resolve(`node_modules/.cache/campus/node-${NEWEST_NODE}`);
const SYSTEM = process.platform === 'win32' ? 'win' : process.platform;
const PACKAGE = `node-${SYSTEM}-${process.arch}`;

/** The program of the newest Node. It is fetched from the package registry once, and fails where that is out of reach. */
export function newestNode(): string {
  const program = resolve(FOLDER, 'node_modules', PACKAGE, 'bin/node');
  if (versionOf(program) === NEWEST_NODE) return program;
  console.log(`Fetching Node ${NEWEST_NODE} …`);
  mkdirSync(FOLDER, { recursive: true });
  const options = ['--prefix', FOLDER, '--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
  try {
    const args = ['install', ...options, `${PACKAGE}@${NEWEST_NODE}`];
    execFileSync('npm', args, { stdio: 'pipe', shell: process.platform === 'win32' });
  } catch (error) {
    throw new Error(`Node ${NEWEST_NODE} is missing, and npm could not fetch it: ${String(error)}`);
  }
  const version = versionOf(program);
  if (version !== NEWEST_NODE) throw new Error(`${program} should be Node ${NEWEST_NODE} and is ${version ?? 'none'}.`);
  return program;
}

function versionOf(program: string): string | undefined {
  try {
    return execFileSync(program, ['-p', 'process.versions.node'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}
