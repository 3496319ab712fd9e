import type { DataProvider } from 'react-admin';
import type { Registry } from '../../core/registry.ts';
import { loadChunk } from '../loading/loadChunk.ts';
import type { Bulk } from './bulk.ts';

type ManyWrites = Bulk & Pick<DataProvider, 'updateMany' | 'deleteMany'>;

/** What is done with many records at once, by code that is fetched with the first of it: a list is there without. */
export function createManyWrites(registry: Registry): ManyWrites {
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
