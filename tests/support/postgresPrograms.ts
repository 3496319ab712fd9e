import { execFileSync } from 'node:child_process';
import { readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findInPath, installDebianPackages, isExecutable } from './programs.ts';

const OLDEST = 15;
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** The folder with the newest PostgreSQL server's programs, after an installation where that is allowed. */
export function findPostgresPrograms(): string {
  const found = newest() ?? (installDebianPackages('postgresql') ? newest() : undefined);
  if (found) return found;
  throw new Error(
    `No PostgreSQL server of version ${OLDEST} or newer was found. Install one (Debian: apt-get install postgresql), ` +
      'put its bin folder into PATH, or set TEST_DATABASE_URL to a server where databases may be created.',
  );
}

function newest(): string | undefined {
  const [best] = folders()
    .filter((folder) => ['postgres', 'initdb'].every((program) => isExecutable(join(folder, program))))
    .map((folder) => ({ folder, version: majorVersion(folder) }))
    .filter(({ version }) => version >= OLDEST)
    .sort((a, b) => b.version - a.version);
  return best?.folder;
}

function folders(): string[] {
  const inPath = findInPath('postgres');
  // A link leads to the folder where its companions are.
  return [...(inPath ? [dirname(realpathSync(inPath))] : []), ...debianFolders()];
}

function debianFolders(): string[] {
  try {
    return readdirSync(DEBIAN_FOLDER).map((version) => join(DEBIAN_FOLDER, version, 'bin'));
  } catch {
    return [];
  }
}

function majorVersion(folder: string): number {
  const text = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(text)?.[0] ?? 0);
}
