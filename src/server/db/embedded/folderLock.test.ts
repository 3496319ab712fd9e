import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DataFolderInUseError } from '../errors.ts';
import { temporaryFolder } from '../testing/embeddedTemplate.ts';
import { type FolderLock, lockFolder } from './folderLock.ts';

describe('the lock on a folder', () => {
  let base: string;
  beforeEach(() => {
    base = temporaryFolder();
  });
  afterEach(() => rmSync(base, { recursive: true }));

  test('is refused to a second one with the process that has it, and free again when released', async () => {
    const lock = await lockFolder(base);
    await expect(lockFolder(base)).rejects.toThrow(
      `The data folder ${base} is in use by process ${process.pid}. ` +
        'Only one may work on it: stop that one first, or choose another folder with DATA_DIR.',
    );
    await lock.release();
    await (await lockFolder(base)).release();
  });

  test('keeps folders apart', async () => {
    const folders = ['a', 'b'].map((name) => join(base, name));
    for (const folder of folders) mkdirSync(folder);
    const locks = await Promise.all(folders.map(lockFolder));
    for (const lock of locks) await lock.release();
    expect(locks).toHaveLength(2);
  });

  test('holds for a folder whose path is too long for a socket', async () => {
    const folder = join(base, 'x'.repeat(120));
    mkdirSync(folder);
    const lock = await lockFolder(folder);
    expect(readdirSync(folder)).toEqual([]);
    await expect(lockFolder(folder)).rejects.toThrow(DataFolderInUseError);
    await lock.release();
    await (await lockFolder(folder)).release();
  });

  test('is never given to two, however many ask at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const results = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(base)));
      const given = results.filter(
        (result): result is PromiseFulfilledResult<FolderLock> => result.status === 'fulfilled',
      );
      expect(given.length).toBeLessThanOrEqual(1);
      for (const { value } of given) await value.release();
    }
    await (await lockFolder(base)).release();
  });
});
