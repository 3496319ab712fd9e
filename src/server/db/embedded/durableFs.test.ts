import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DataFolderInUseError } from '../errors.ts';
import { newDataFolder } from '../testing/embeddedTemplate.ts';
import { silentLog } from '../testing/silentLog.ts';
import { openEmbedded } from './openEmbedded.ts';

const WRITER = fileURLToPath(new URL('../testing/acknowledgingWriter.ts', import.meta.url));
const ROUNDS = 2;
const BATCHES_OF_A_ROUND = 150;
/** Several processes start one after the other. */
const TIMEOUT_MS = 180_000;

/** A process that inserts batch after batch, and what it has had acknowledged so far. */
class Writer {
  readonly process: ChildProcess;
  #output = '';

  constructor(dataDir: string, from = 0) {
    this.process = spawn(process.execPath, ['--import', 'tsx', WRITER, dataDir, String(from)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.#output += text;
    });
  }

  /** A line without its end may be half a number. */
  get acknowledged(): number[] {
    return this.#output.split('\n').slice(0, -1).map(Number);
  }

  async until(batches: number): Promise<void> {
    while (this.acknowledged.length < batches) {
      if (this.process.exitCode !== null) throw new Error('The writer ended by itself.');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async kill(): Promise<void> {
    this.process.kill('SIGKILL');
    await once(this.process, 'close');
  }
}

describe('a process that works on the embedded database and is killed', { timeout: TIMEOUT_MS }, () => {
  let dataDir: string;
  let writer: Writer | undefined;
  beforeEach(async () => {
    dataDir = await newDataFolder();
  });
  afterEach(async () => {
    if (writer && writer.process.signalCode === null) await writer.kill();
    rmSync(dataDir, { recursive: true });
  });

  test('has lost nothing that was acknowledged, and every transaction is whole', async () => {
    const acknowledged: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      writer = new Writer(dataDir, round * 1_000_000);
      await writer.until(BATCHES_OF_A_ROUND);
      await writer.kill();
      acknowledged.push(...writer.acknowledged);
    }
    const database = await openEmbedded({ dataDir, log: silentLog });
    const rows = await database.query<{ batch: number; n: number }>(
      'select batch, count(*) as n from acknowledged group by batch',
    );
    await database.close();
    const kept = new Set(rows.map(({ batch }) => batch));
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * BATCHES_OF_A_ROUND);
    expect(acknowledged.filter((batch) => !kept.has(batch))).toEqual([]);
    expect(rows.filter(({ batch, n }) => n !== (batch % 10 === 0 ? 5 : 1))).toEqual([]);
  });

  test('keeps others out while it lives, by its process id, and nobody afterwards', async () => {
    const sockets = () => readdirSync(dataDir).filter((name) => name.endsWith('.sock'));
    writer = new Writer(dataDir);
    await writer.until(1);
    await expect(openEmbedded({ dataDir, log: silentLog })).rejects.toThrow(
      new DataFolderInUseError(dataDir, writer.process.pid),
    );
    await writer.kill();
    expect(sockets()).toHaveLength(1);
    const database = await openEmbedded({ dataDir, log: silentLog });
    await database.close();
    expect(sockets()).toHaveLength(0);
  });
});
