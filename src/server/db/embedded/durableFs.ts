import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EngineOptions = Parameters<NodeFS['init']>[1];

/** The operations of an open file that the engine calls. PGlite has no `fsync`, so a write may never reach the disk. */
type FileOperations = { fsync?(file: { nfd: number }): number };

/** A file system with a real fsync. Without it an acknowledged row can be lost when the power fails. */
export class DurableNodeFS extends NodeFS {
  override async init(engine: PGlite, options: EngineOptions): ReturnType<NodeFS['init']> {
    const result = await super.init(engine, options);
    result.emscriptenOpts.preRun?.push((module) => {
      const operations: FileOperations = module.NODEFS.stream_ops;
      operations.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
    });
    return result;
  }
}

/** Syncs a folder and its content to the disk, as initdb does with a new database. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncFile(path);
  }
  syncFolder(folder);
}

/** Syncs the file names of a folder to the disk. Windows does not support this and does not need it. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncFile(folder);
}

function syncFile(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
