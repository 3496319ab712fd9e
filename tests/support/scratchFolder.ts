import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
/** Beside the files, which stay below one of these, the checks themselves need some. */
const FILES_BYTES = 3 * 1024 ** 3;
const CHECKS_BYTES = 5 * 1024 ** 3;

const ENDINGS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * A folder for what the checks write and throw away, gone when this process ends. The databases of the tests make many
 * gigabytes of writing that wait for a disk for nothing: where there is plenty of memory, it is there.
 */
export function makeScratchFolder(): string {
  const folder = mkdtempSync(join(hasRoomInMemory() ? IN_MEMORY : tmpdir(), 'campus-checks-'));
  // PostgreSQL may run under another account.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const [signal, code] of Object.entries(ENDINGS)) process.once(signal, () => process.exit(code));
  return folder;
}

function hasRoomInMemory(): boolean {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= FILES_BYTES && process.availableMemory() >= FILES_BYTES + CHECKS_BYTES;
}
