import type { Log } from '../openDatabaseTypes.ts';

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
