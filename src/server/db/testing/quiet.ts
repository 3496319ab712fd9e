import type { Log } from '../openDatabaseTypes.ts';

export const quiet: Log = { info: () => {}, warn: () => {}, error: () => {} };
