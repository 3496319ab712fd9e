import type { Context } from '../../context.ts';
import { type BackupState, knownBackups } from '../../db/archive/knownBackups.ts';

/** What everybody may hear of the backups: whether there are any by night, and when the last good one was made. */
export function backupState({
  database,
  env,
}: Pick<Context, 'database' | 'env'>): BackupState & { readonly nightly: boolean } {
  return { nightly: env.backups.at !== undefined, ...knownBackups(database).state };
}
