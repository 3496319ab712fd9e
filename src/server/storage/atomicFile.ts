import { randomBytes } from 'node:crypto';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OWNER_FILE, OWNER_FOLDER } from '../ownerOnly.ts';

/** Writes a file, for its owner alone, so that it is either not there or whole, also after a loss of power. One that is there stays as it is. */
export async function writeOnce(path: string, content: Uint8Array): Promise<void> {
  if (await exists(path)) return;
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: OWNER_FOLDER });
  const draft = join(folder, `.${randomBytes(8).toString('hex')}.part`);
  try {
    const file = await open(draft, 'wx', OWNER_FILE);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders; there the rename itself has to do.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
