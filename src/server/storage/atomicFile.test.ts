import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeOnce } from './atomicFile.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('writeOnce', () => {
  it('makes the folder and the file, and leaves nothing else there', async () => {
    await writeOnce(join(folder, 'ab', 'one.txt'), Buffer.from('one'));
    expect(readFileSync(join(folder, 'ab', 'one.txt'), 'utf8')).toBe('one');
    expect(readdirSync(join(folder, 'ab'))).toEqual(['one.txt']);
  });

  it('leaves a file that is there as it is', async () => {
    writeFileSync(join(folder, 'one.txt'), 'first');
    await writeOnce(join(folder, 'one.txt'), Buffer.from('second'));
    expect(readFileSync(join(folder, 'one.txt'), 'utf8')).toBe('first');
  });

  it('writes one whole file when many write it at once', async () => {
    const content = Buffer.alloc(300_000, 'x');
    await Promise.all(Array.from({ length: 8 }, () => writeOnce(join(folder, 'cd', 'big.bin'), content)));
    expect(readFileSync(join(folder, 'cd', 'big.bin')).equals(content)).toBe(true);
    expect(readdirSync(join(folder, 'cd'))).toEqual(['big.bin']);
  });

  it('leaves no half file behind when it cannot finish', async () => {
    writeFileSync(join(folder, 'wall'), '');
    await expect(writeOnce(join(folder, 'wall', 'one.txt'), Buffer.from('one'))).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['wall']);
  });
});
