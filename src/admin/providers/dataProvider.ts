import type { DataProvider } from 'react-admin';
import { bulk, manyWrites } from './bulk.ts';
import { commands } from './commands.ts';
import { download } from './download.ts';
import { imports } from './imports.ts';
import { reads } from './reads.ts';
import { writes } from './writes.ts';

const own = { ...commands, ...bulk, ...imports, download };

/** React-admin's data provider with what this product's records can do besides: `useDataProvider<CampusDataProvider>()`. */
export type CampusDataProvider = DataProvider & typeof own;

export const dataProvider: CampusDataProvider = {
  ...reads,
  ...writes,
  ...manyWrites,
  ...own,
  supportAbortSignal: true,
};
