import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderInUseError } from '../errors.ts';
import { isAnswered, listenOn, MAX_ADDRESS_BYTES, stopListening } from './localSocket.ts';

export type FolderLock = { release(): Promise<void> };

/** What follows the beginning of a socket's name: the process id and something to tell two of one process apart. */
const OWNER = /^(\d+)-[0-9a-f]{8}\.sock$/;
const OWNER_BYTES = 32;
const ATTEMPTS = 4;
const MAX_PAUSE_MS = 200;

/**
 * Keeps every other process off a folder. The lock is a listening socket, which the operating system closes with its
 * process however that ends: nothing stale is ever believed, no process id is asked about that another one may have by
 * now, and containers that share the folder see each other. Everyone first listens, then looks for others and gives
 * way if there are any, so two never hold it at once.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  if (process.platform === 'win32') return lockPipe(folder);
  for (let attempt = 1; ; attempt += 1) {
    const own = await listenBeside(folder);
    const holder = await findOther(own);
    if (holder === undefined) return { release: () => stopListening(own.server) };
    await stopListening(own.server);
    if (attempt === ATTEMPTS) throw new DataFolderInUseError(folder, holder);
    // Two that started together both gave way; not for the same time again.
    await sleep(Math.random() * MAX_PAUSE_MS);
  }
}

type Listening = { folder: string; prefix: string; name: string; server: Server };

async function listenBeside(folder: string): Promise<Listening> {
  const prefix = 'lock-';
  if (Buffer.byteLength(join(folder, prefix)) + OWNER_BYTES <= MAX_ADDRESS_BYTES) {
    try {
      return await listenIn(folder, prefix);
    } catch {
      // Some network and virtual file systems know no sockets.
    }
  }
  const { dev, ino } = statSync(folder, { bigint: true });
  return listenIn(tmpdir(), `campus-${dev}-${ino}-`);
}

async function listenIn(folder: string, prefix: string): Promise<Listening> {
  const name = `${prefix}${process.pid}-${randomBytes(4).toString('hex')}.sock`;
  return { folder, prefix, name, server: await listenOn(join(folder, name)) };
}

/** The process id of another that is alive; removes what the dead have left. */
async function findOther({ folder, prefix, name: own }: Listening): Promise<number | undefined> {
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(prefix) ? OWNER.exec(name.slice(prefix.length))?.[1] : undefined;
    if (!pid || name === own) continue;
    if (await isAnswered(join(folder, name))) return Number(pid);
    rmSync(join(folder, name), { force: true });
  }
  return undefined;
}

/** On Windows a pipe has one owner and ends with it. */
async function lockPipe(folder: string): Promise<FolderLock> {
  const id = createHash('sha256').update(realpathSync.native(folder).toLowerCase()).digest('hex').slice(0, 16);
  try {
    const server = await listenOn(`\\\\.\\pipe\\campus-${id}`);
    return { release: () => stopListening(server) };
  } catch {
    throw new DataFolderInUseError(folder);
  }
}
