import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 150_000;
const LOOK_EVERY_MS = 100;

/**
 * Fills a data folder with a copy of one that is planted once a run. Of several processes that want it at the same time
 * one plants, and the others wait for it.
 */
export async function copyPlantedFolder(target: string, plant: (folder: string) => Promise<void>): Promise<void> {
  const { TEST_FOLDER: run } = process.env;
  if (!run) return plant(target);
  const planted = join(run, 'planted');
  if (!existsSync(planted)) await plantOnce(planted, plant);
  await cp(planted, target, { recursive: true });
}

async function plantOnce(planted: string, plant: (folder: string) => Promise<void>): Promise<void> {
  const draft = `${planted}.draft`;
  const isFirst = await mkdir(draft).then(
    () => true,
    () => false,
  );
  if (!isFirst) return waitFor(planted);
  try {
    await plant(draft);
    await rename(draft, planted);
  } catch (error) {
    // Whoever comes next tries for itself and says what is wrong.
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function waitFor(planted: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    // Looked at in this order: the draft is gone in the very moment in which the planted one is there.
    const isComing = existsSync(`${planted}.draft`) && Date.now() < end;
    if (existsSync(planted)) return;
    if (!isComing) throw new Error('The school that the tests copy could not be planted.');
    await wait(LOOK_EVERY_MS);
  }
}
