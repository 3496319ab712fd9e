import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putInPlace } from './build.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps what the build before made, and nothing older', () => {
  const [next, current, earlier] = ['next', 'browser', 'earlier'].map((name) => join(folder, name));
  const kept = ['first', 'second', 'third'].map((build) => {
    mkdirSync(next);
    writeFileSync(join(next, 'main.js'), build);
    putInPlace(next, current, earlier);
    return [current, earlier].map((place) => contentOf(join(place, 'main.js')));
  });
  expect(kept).toEqual([
    ['first', undefined],
    ['second', 'first'],
    ['third', 'second'],
  ]);
});

function contentOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
