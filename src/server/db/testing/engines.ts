import { rmSync } from 'node:fs';
import { createTestDatabase } from '../../../../tests/support/testDatabase.ts';
import { type EmbeddedOptions, openEmbedded } from '../embedded/openEmbedded.ts';
import type { OpenDatabase } from '../openDatabaseTypes.ts';
import { openPostgres } from '../postgres/openPostgres.ts';
import { newDataFolder } from './embeddedTemplate.ts';
import { silentLog } from './silentLog.ts';

export type Opened = { database: OpenDatabase; dispose(): Promise<void> };

/** What the app is promised holds on both: run every such test on each. */
export const ENGINES: readonly { kind: OpenDatabase['kind']; open(): Promise<Opened> }[] = [
  { kind: 'embedded', open: () => openNewEmbedded({}) },
  { kind: 'postgres', open: openNewPostgres },
];

export async function openNewEmbedded(options: Partial<EmbeddedOptions>): Promise<Opened & { dataDir: string }> {
  const dataDir = await newDataFolder();
  const database = await openEmbedded({ dataDir, log: silentLog, ...options });
  const dispose = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  };
  return { database, dataDir, dispose };
}

async function openNewPostgres(): Promise<Opened> {
  const { url, drop } = await createTestDatabase();
  const database = await openPostgres({ databaseUrl: url, log: silentLog });
  const dispose = async () => {
    await database.close();
    await drop();
  };
  return { database, dispose };
}
