import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The full path of the first of these programs that the path holds. */
export function findInPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Installs packages where that needs no question: as root on Debian and its kin. Tells whether it did. */
export function installDebianPackages(...packages: string[]): boolean {
  const aptGet = findInPath('apt-get');
  if (!isRoot() || !aptGet) return false;
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  try {
    execFileSync(aptGet, [...wait, 'update'], { env, stdio: 'pipe' });
    execFileSync(aptGet, [...wait, 'install', '-y', '--no-install-recommends', ...packages], { env, stdio: 'pipe' });
    return true;
  } catch (error) {
    console.error(String(error instanceof Error ? error.message : error));
    return false;
  }
}
