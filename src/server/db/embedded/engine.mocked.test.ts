import { fsyncSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newDataFolder } from '../testing/embeddedTemplate.ts';
import { type Engine, openEngine } from './engine.ts';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return { ...fs, fsyncSync: vi.fn(fs.fsyncSync) };
});

/** A simple query in PostgreSQL's wire protocol: a letter, the length, the text, a zero. */
function queryMessage(sql: string): Uint8Array {
  const message = Buffer.from(`Q----${sql}\0`);
  message.writeInt32BE(message.length - 1, 1);
  return message;
}

describe('the engine', () => {
  let dataDir: string;
  let engine: Engine;
  const exchange = async (sql: string) => Buffer.from(await engine.exchange(queryMessage(sql))).toString();
  beforeAll(async () => {
    dataDir = await newDataFolder();
    engine = await openEngine(join(dataDir, 'database'));
    await exchange('create table kept (id int)');
  });
  beforeEach(() => {
    vi.mocked(fsyncSync).mockClear();
  });
  afterAll(async () => {
    await engine.close();
    rmSync(dataDir, { recursive: true });
  });

  test('answers in the wire protocol', async () => {
    expect(await exchange("select 'hello' as greeting")).toMatch(/greeting.*hello.*SELECT 1/s);
  });

  test('brings every commit to the disk before it acknowledges it', async () => {
    for (let commit = 1; commit <= 3; commit += 1) {
      expect(await exchange('insert into kept values (1)')).toContain('INSERT 0 1');
      expect(fsyncSync).toHaveBeenCalledTimes(commit);
    }
  });

  test('asks nothing of the disk for reading', async () => {
    await exchange('select * from kept');
    expect(fsyncSync).not.toHaveBeenCalled();
  });
});
