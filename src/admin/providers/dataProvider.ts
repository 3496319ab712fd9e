import type { DataProvider } from 'react-admin';
import type { Registry } from '../../core/registry.ts';
import { createCommands } from './commands.ts';
import { download, type DownloadRequest } from './download.ts';
import { createReads } from './reads.ts';
import { createWrites } from './writes.ts';
import { loadChunk } from '../loading/loadChunk.ts';
import type { Bulk } from './bulk.ts';

/** React-admin's data provider with what these records can do besides: `useDataProvider<AppDataProvider>()`. */
export type AppDataProvider = DataProvider & ReturnType<typeof createOwn>;

/** Reads and writes the records of a registry at their declared addresses. */
export function createDataProvider(registry: Registry): AppDataProvider {
  const own = createOwn(registry);
  return {
    ...createReads(registry),
    ...createWrites(registry),
    ...own,
    supportAbortSignal: true,
  };
}

function createOwn(registry: Registry) {
  return {
    ...createCommands(registry),
    ...createManyWrites(registry),
    download: (name: string, options: DownloadRequest) => download(registry.get(name), options),
  };
}

type ManyWrites = Bulk & Pick<DataProvider, 'updateMany' | 'deleteMany'>;

/** What is done with many records at once, by code that is fetched with the first of it: a list is there without. */
function createManyWrites(registry: Registry): ManyWrites {
  const late = async () => (await loadChunk(() => import('./bulk.ts'))).createManyWrites(registry);
  return {
    toggleMany: async (...given) => (await late()).toggleMany(...given),
    changeMany: async (...given) => (await late()).changeMany(...given),
    actMany: async (...given) => (await late()).actMany(...given),
    removeMany: async (...given) => (await late()).removeMany(...given),
    updateMany: async (...given) => (await late()).updateMany(...given),
    deleteMany: async (...given) => (await late()).deleteMany(...given),
  };
}
