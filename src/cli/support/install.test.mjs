import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const wanted = {
  '': { name: 'campus', version: '0.1.0' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/fast-on-mac': { version: '2.0.0', optional: true },
};
const { 'node_modules/react': react } = wanted;

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'campus-install-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('isInstalled', () => {
  it('is content with the packages of the lock file, less the optional ones of other platforms', () => {
    lock(wanted);
    installed({ 'node_modules/react': react });
    expect(isInstalled(root)).toBe(true);
  });

  it('asks for an installation in a fresh clone', () => {
    lock(wanted);
    expect(isInstalled(root)).toBe(false);
  });

  it('asks for an installation when a package is missing or of another version', () => {
    lock(wanted);
    installed({});
    expect(isInstalled(root)).toBe(false);
    installed({ 'node_modules/react': { version: '18.0.0' } });
    expect(isInstalled(root)).toBe(false);
  });

  it('takes what is there when no lock file says otherwise', () => {
    installed({ 'node_modules/react': react });
    expect(isInstalled(root)).toBe(true);
  });
});

function lock(packages) {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
}

function installed(packages) {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}
