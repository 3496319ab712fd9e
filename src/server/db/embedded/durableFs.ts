import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EngineOptions = Parameters<NodeFS['init']>[1];

/** What the engine calls for each open file; PGlite leaves out `fsync`, so that nothing ever reaches the disk for sure. */
type FileOperations = { fsync?(file: { nfd: number }): number };

/** Makes the engine's fsync a real one: without it a row that was acknowledged may not survive a loss of power. */
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

/** Brings a folder and all in it to the disk, as initdb does with a new database. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncFile(path);
  }
  syncFolder(folder);
}

/** Brings the names in a folder to the disk. Windows cannot, and need not. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncFile(folder);
}

function syncFile(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
