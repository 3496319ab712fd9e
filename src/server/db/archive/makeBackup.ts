import { join } from 'node:path';
import type { OpenDatabase } from '../openDatabaseTypes.ts';
import { UPLOADS } from './manifest.ts';
import { sumArchive } from './sumArchive.ts';
import { differencesOf } from './sums.ts';
import { ArchiveError } from './tar.ts';
import { type BackupReport, type BackupRequest, removeBackup, writeBackup } from './writeBackup.ts';
import { knownBackups } from './knownBackups.ts';

export interface BackupOrder extends Pick<BackupRequest, 'version' | 'file' | 'signal' | 'roomAt'> {
  readonly database: OpenDatabase;
  readonly dataDir: string;
}

/** Writes a backup, reads it back from the disk, and keeps that there is a good one. */
export async function makeBackup({ dataDir, ...order }: BackupOrder): Promise<BackupReport> {
  const { database, file, signal } = order;
  const at = new Date().toISOString();
  const report = await writeBackup({ ...order, uploads: join(dataDir, UPLOADS) });
  const differences = differencesOf(report.sums, await sumArchive(file, signal));
  if (differences.length > 0) {
    await removeBackup(file);
    throw new ArchiveError(
      `${file} did not hold what was written to it (${differences.join('; ')}), and was removed. Look after the disk.`,
    );
  }
  await knownBackups(database).keepGood({ at, file, digest: report.digest });
  return report;
}
