import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeBackup } from '../../db/archive/writeBackup.ts';

/** Of the backups that were made by night; those that somebody made are theirs to remove. */
const NIGHTLY = /^nightly-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/;
/** What a server that was killed has left half written. */
const HALF_WRITTEN = /^nightly-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz\.part$/;

/** The name of a backup that is made by night: in the order of names, which is that of time. */
export function nightlyName(at: Date): string {
  return `nightly-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;
}

/** Removes all but the latest backups that were made by night, with their digests, and what is left of none. */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const names = await readdir(folder);
  const old = names
    .filter((name) => NIGHTLY.test(name))
    .sort()
    .slice(0, -keep);
  for (const name of old) await removeBackup(join(folder, name));
  for (const name of names.filter((each) => HALF_WRITTEN.test(each))) await rm(join(folder, name), { force: true });
  return old;
}
