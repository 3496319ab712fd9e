import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const TIMEOUT_MS = 280_000;
const POLL_INTERVAL_MS = 100;

/**
 * Fills a data folder with a copy of a folder that is seeded once in a test run. If several processes need it at the
 * same time, one seeds it and the others wait.
 */
export async function copySeededFolder(target: string, seed: (folder: string) => Promise<void>): Promise<void> {
  const { TEST_FOLDER: run } = process.env;
  if (!run) return seed(target);
  const seeded = join(run, 'seeded');
  if (!existsSync(seeded)) await seedOnce(seeded, seed);
  await cp(seeded, target, { recursive: true });
}

async function seedOnce(seeded: string, seed: (folder: string) => Promise<void>): Promise<void> {
  const draft = `${seeded}.draft`;
  const isFirst = await mkdir(draft).then(
    () => true,
    () => false,
  );
  if (!isFirst) return waitFor(seeded);
  try {
    await seed(draft);
    await rename(draft, seeded);
  } catch (error) {
    // The next process tries again and reports its own error. Pictures may still be on their way to the disk.
    await rm(draft, { recursive: true, force: true, maxRetries: 10 });
    throw error;
  }
}

async function waitFor(seeded: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    // The order matters: the draft disappears at the moment when the seeded folder appears.
    const isComing = existsSync(`${seeded}.draft`) && Date.now() < end;
    if (existsSync(seeded)) return;
    if (!isComing) throw new Error('The school that the tests copy could not be seeded.');
    await wait(POLL_INTERVAL_MS);
  }
}
