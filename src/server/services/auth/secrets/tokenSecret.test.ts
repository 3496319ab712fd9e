import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTokenSecret } from './tokenSecret.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'campus-secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the secret of the tokens', () => {
  it('is the setting, where there is one', async () => {
    expect(await readTokenSecret({ tokenSecret: 'from the settings', dataDir })).toBe('from the settings');
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is made once, for the owner of the data only, and stays', async () => {
    const secret = await readTokenSecret({ dataDir });
    expect(secret).toMatch(/^[\w-]{64}$/);
    expect(statSync(join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
    expect(await readTokenSecret({ dataDir })).toBe(secret);
  });

  it('is one and the same for all who make it at once', async () => {
    const secrets = await Promise.all(Array.from({ length: 10 }, () => readTokenSecret({ dataDir })));
    expect(new Set(secrets).size).toBe(1);
    expect(readdirSync(dataDir)).toEqual(['token-secret']);
  });

  it('is not taken from a file that holds none', async () => {
    writeFileSync(join(dataDir, 'token-secret'), '\n');
    await expect(readTokenSecret({ dataDir })).rejects.toThrow('token-secret holds no secret');
  });
});
