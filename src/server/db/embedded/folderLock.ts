import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderInUseError } from '../errors.ts';
import { isAnswered, listenOn, MAX_ADDRESS_BYTES, stopListening } from './localSocket.ts';

export type FolderLock = { release(): Promise<void> };

/** The end of a socket's name: the process id, and a part that is different for each lock of a process. */
const OWNER = /^(\d+)-[0-9a-f]{8}\.sock$/;
const OWNER_BYTES = 32;
const ATTEMPTS = 4;
const MAX_PAUSE_MS = 200;

/**
 * Locks a folder against other processes. The lock is a listening socket, which the operating system closes when the
 * process ends in any way. So a lock is never stale, process ids (which can be reused) are not checked, and containers
 * that share the folder see each other. Each process listens first, then looks for others and releases its lock if there
 * are any. So two processes never hold the lock at the same time.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  if (process.platform === 'win32') return lockPipe(folder);
  for (let attempt = 1; ; attempt += 1) {
    const own = await listenInFolder(folder);
    const holder = await findOther(own);
    if (holder === undefined) return { release: () => stopListening(own.server) };
    await stopListening(own.server);
    if (attempt === ATTEMPTS) throw new DataFolderInUseError(folder, holder);
    // Two processes that started together have both released it. A random delay separates their next attempts.
    await sleep(Math.random() * MAX_PAUSE_MS);
  }
}

type Listening = { folder: string; prefix: string; name: string; server: Server };

async function listenInFolder(folder: string): Promise<Listening> {
  const prefix = 'lock-';
  if (Buffer.byteLength(join(folder, prefix)) + OWNER_BYTES <= MAX_ADDRESS_BYTES) {
    try {
      return await listenIn(folder, prefix);
    } catch {
      // Some network and virtual file systems do not support sockets.
    }
  }
  const { dev, ino } = statSync(folder, { bigint: true });
  return listenIn(tmpdir(), `campus-${dev}-${ino}-`);
}

async function listenIn(folder: string, prefix: string): Promise<Listening> {
  const name = `${prefix}${process.pid}-${randomBytes(4).toString('hex')}.sock`;
  return { folder, prefix, name, server: await listenOn(join(folder, name)) };
}

/** The id of another process that holds the lock. Removes the sockets of processes that have ended. */
async function findOther({ folder, prefix, name: own }: Listening): Promise<number | undefined> {
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(prefix) ? OWNER.exec(name.slice(prefix.length))?.[1] : undefined;
    if (!pid || name === own) continue;
    if (await isAnswered(join(folder, name))) return Number(pid);
    rmSync(join(folder, name), { force: true });
  }
  return undefined;
}

/** On Windows a named pipe has one owner and is removed when its owner ends. */
async function lockPipe(folder: string): Promise<FolderLock> {
  const id = createHash('sha256').update(realpathSync.native(folder).toLowerCase()).digest('hex').slice(0, 16);
  try {
    const server = await listenOn(`\\\\.\\pipe\\campus-${id}`);
    return { release: () => stopListening(server) };
  } catch {
    throw new DataFolderInUseError(folder);
  }
}
