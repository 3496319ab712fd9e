import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const FILE = 'audit-head.json';

const head = z.object({
  /** Tells chains apart. */
  chain: z.string(),
  position: z.number(),
  hash: z.string(),
});

/** The end of the chain: how many entries are sealed, and the hash of the last one. */
export type ChainHead = z.infer<typeof head>;

/** The end as the folder of the data has it, outside of the database; undefined where nothing was sealed yet. */
export async function readHeadFile(dataDir: string): Promise<ChainHead | undefined> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : (readHead(text) ?? UNREADABLE);
}

/**
 * Writes down the end outside of the database, where whoever cuts off the chain cannot change it. The file goes on with
 * the chain that it has begun with: of another one, or one whose entries have other hashes, it takes nothing.
 */
export async function advanceHeadFile(
  dataDir: string,
  next: ChainHead,
  hashAt: (position: number) => Promise<string | undefined>,
): Promise<void> {
  const known = await readHeadFile(dataDir);
  if (known && known.chain !== next.chain) return;
  if (known && known.position > 0 && (await hashAt(known.position)) !== known.hash) return;
  await writeHeadFile(dataDir, next);
}

/** Stands for a file that somebody has spoilt: it is the end of no chain. */
const UNREADABLE: ChainHead = { chain: '', position: 0, hash: '' };

function readHead(text: string): ChainHead | undefined {
  try {
    return head.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

async function writeHeadFile(dataDir: string, { chain, position, hash }: ChainHead): Promise<void> {
  const draft = join(dataDir, `.${FILE}.${randomUUID()}.tmp`);
  await writeFile(draft, JSON.stringify({ chain, position, hash }), { mode: 0o600 });
  await rename(draft, join(dataDir, FILE));
}

/** Forgets the end of another chain: after a restore the one of the backup counts. */
export function removeHeadFile(dataDir: string): Promise<void> {
  return rm(join(dataDir, FILE), { force: true });
}
