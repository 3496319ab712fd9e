import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DISK_FULL } from '../plainErrors.ts';

/** A folder or a file of the data cannot be used as it is: what, why, and what to do. */
class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

const OPEN_FOLDER = constants.R_OK | constants.W_OK | constants.X_OK;

/** The setting that names a folder. */
type Setting = 'DATA_DIR' | 'BACKUP_DIR';

const adviceOn = (setting: Setting) =>
  `Give the account that runs Campus a folder there that it may read and write, or choose another with ${setting}.`;

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this account may not',
  EPERM: 'this account may not',
  EROFS: 'it is on a disk that can only be read',
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'a part of its address is a file',
  EEXIST: 'a part of its address is a file',
  ELOOP: 'it is a link that leads to itself',
  ENAMETOOLONG: 'its address is too long',
};

/**
 * Makes the folder of the data where it is not there, and sees that everything in it can be written that this program
 * writes. Asked before a database is opened or made: afterwards it would be found half way.
 */
export function requireDataFolder({
  dataDir,
  databaseUrl,
  backups,
}: {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly backups?: { readonly folder: string };
}): void {
  requireFolder(dataDir, 'DATA_DIR');
  const folders = databaseUrl ? ['uploads'] : ['database', 'uploads'];
  for (const name of folders) {
    const folder = join(dataDir, name);
    if (isThere(folder, 'DATA_DIR')) requireOpen(folder, 'DATA_DIR');
  }
  if (backups) requirePlace(backups.folder, 'BACKUP_DIR');
  const secret = join(dataDir, 'token-secret');
  if (isFolder(secret))
    throw new DataFolderError(
      `${secret} is a folder, and should be the file of the token secret. Move it away, and a new one is made; everybody then logs in again.`,
    );
}

/** Makes a folder, with those above it, and sees that files can be made in it. */
export function requireFolder(folder: string, setting: Setting): void {
  requirePlace(folder, setting);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw explained(error, folder, setting);
  }
  requireOpen(folder, setting);
}

/** Sees that a folder can be written in or made, and makes none that stays. */
function requirePlace(folder: string, setting: Setting): void {
  if (isThere(folder, setting)) requireOpen(folder, setting);
  try {
    tryToWrite(nearestThere(folder));
  } catch (error) {
    throw explained(error, folder, setting);
  }
}

/** Sees that what is there is a folder whose permissions let this account work in it. */
function requireOpen(folder: string, setting: Setting): void {
  if (!isFolder(folder)) throw new DataFolderError(`${folder} is a file, and should be a folder. ${adviceOn(setting)}`);
  try {
    accessSync(folder, OPEN_FOLDER);
  } catch (error) {
    throw explained(error, folder, setting);
  }
}

/** The folder, or the first of those above it that is there. */
function nearestThere(folder: string): string {
  const above = dirname(folder);
  return existsSync(folder) || above === folder ? folder : nearestThere(above);
}

/**
 * Permissions alone do not tell: in `/proc` the system makes no folder, whatever they say, and `mkdirSync` with `recursive`
 * never ends there. On a full disk what is there can still be read.
 */
function tryToWrite(folder: string): void {
  try {
    rmdirSync(mkdtempSync(join(folder, '.campus-')));
  } catch (error) {
    if (!DISK_FULL.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

function isThere(path: string, setting: Setting): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    throw explained(error, path, setting);
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function explained(error: unknown, folder: string, setting: Setting): unknown {
  const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
  if (!reason) return error;
  return new DataFolderError(`Nothing can be written in ${folder}: ${reason}. ${adviceOn(setting)}`);
}
