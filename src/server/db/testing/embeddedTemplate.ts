import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { openEmbedded } from '../embedded/openEmbedded.ts';
import { silentLog } from './silentLog.ts';

const CACHE = resolve('node_modules/.cache/campus');

/** A data folder with an empty embedded database. Copied, because to make one takes seconds. */
export async function newDataFolder(): Promise<string> {
  const template = await findTemplate();
  const dataDir = temporaryFolder();
  cpSync(template, join(dataDir, 'database'), { recursive: true });
  return dataDir;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'campus-db-'));
}

/** Kept between runs, one for each version of the engine. */
async function findTemplate(): Promise<string> {
  const template = join(CACHE, `database-${engineVersion()}`);
  if (existsSync(template)) return template;
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(join(CACHE, 'draft-'));
  const database = await openEmbedded({ dataDir: draft, log: silentLog });
  await database.close();
  // Another test may have been first.
  if (!existsSync(template)) renameSync(join(draft, 'database'), template);
  rmSync(draft, { recursive: true });
  return template;
}

function engineVersion(): string {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('@electric-sql/pglite');
  const { version }: { version: string } = require(join(dirname(dirname(entry)), 'package.json'));
  return version;
}
