import type { DataProvider } from 'react-admin';
import type { Registry } from '../../core/registry.ts';
import { createManyWrites } from './lateBulk.ts';
import { createCommands } from './commands.ts';
import { download, type DownloadRequest } from './download.ts';
import { createReads } from './reads.ts';
import { createWrites } from './writes.ts';

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
