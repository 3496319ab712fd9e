import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** For whoever runs the server alone: other accounts of the computer neither read nor list what people hand in. */
export const OWNER_FOLDER = 0o700;
export const OWNER_FILE = 0o600;

const PERMISSIONS = 0o777;

/** Makes a folder that its owner alone may enter, and closes one that is open to others, with all that is in it. */
export function openOwnerFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_FOLDER });
  // Windows knows no such permissions. A folder that is closed already is shut for all that is in it.
  if (process.platform === 'win32' || (statSync(folder).mode & PERMISSIONS) === OWNER_FOLDER) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) restrictToOwner(join(folder, name));
  // The folder itself comes last: one that was closed half is begun again at the next start.
  close(folder, OWNER_FOLDER);
}

function restrictToOwner(path: string): void {
  // Another server may just have put a draft in its place; a link says nothing of what it leads to.
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) close(path, OWNER_FOLDER);
  if (found?.isFile()) close(path, OWNER_FILE);
}

function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Gone meanwhile, or another account's, as in a folder that several share: who owns it has to close it.
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EPERM') throw error;
  }
}
