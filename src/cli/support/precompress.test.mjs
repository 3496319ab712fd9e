import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precompress } from './precompress.mjs';

const text = 'export const line = 1;\n'.repeat(200);

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-precompress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('precompress', () => {
  it('writes both encodings beside a file', async () => {
    writeFileSync(join(folder, 'main.js'), text);
    await precompress(folder);
    expect(brotliDecompressSync(readFileSync(join(folder, 'main.js.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, 'main.js.gz'))).toString()).toBe(text);
  });

  it('leaves alone what is small or compressed already', async () => {
    writeFileSync(join(folder, 'small.js'), 'export {};');
    writeFileSync(join(folder, 'photo.jpg'), text);
    await precompress(folder);
    expect(['small.js.br', 'small.js.gz', 'photo.jpg.br'].filter((name) => existsSync(join(folder, name)))).toEqual([]);
  });
});
