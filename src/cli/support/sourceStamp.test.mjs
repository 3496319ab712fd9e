import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceStamp } from './sourceStamp.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'campus-stamp-'));
  write('src/core/paths.ts', 'export const a = 1;');
  write('index.html', '<p>');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('sourceStamp', () => {
  it('stays when only a date changes', () => {
    const before = stamp();
    utimesSync(join(root, 'src/core/paths.ts'), 1, 1);
    expect(stamp()).toBe(before);
  });

  it.each([
    ['src/core/paths.ts', 'export const a = 2;'],
    ['src/core/more.ts', ''],
    ['schemas/class.ts', 'export const b = 1;'],
    ['index.html', '<div>'],
    ['.env', 'VITE_API_URL=/other'],
  ])('changes with %s', (file, text) => {
    const before = stamp();
    write(file, text);
    expect(stamp()).not.toBe(before);
  });

  it('changes when a file is moved', () => {
    const before = stamp();
    rmSync(join(root, 'src/core/paths.ts'));
    write('src/core/addresses.ts', 'export const a = 1;');
    expect(stamp()).not.toBe(before);
  });

  it('changes with the settings that the build takes, and with no others', () => {
    expect(stamp({ VITE_API_URL: '/other' })).not.toBe(stamp());
    expect(stamp({ PORT: '4000' })).toBe(stamp());
  });

  it('stays when a test or a file beside the sources changes', () => {
    const before = stamp();
    write('src/core/paths.test.ts', 'a');
    write('README.md', 'a');
    write('data/rows', 'a');
    expect(stamp()).toBe(before);
  });
});

function stamp(env = {}) {
  return sourceStamp(root, env);
}

function write(file, text) {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}
