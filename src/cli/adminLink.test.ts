import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const LIMIT_MS = 60_000;

it('npm run admin:link makes no database where there is none', { timeout: LIMIT_MS }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-link-'));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/adminLink.ts'], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
  });
  rmSync(dataDir, { recursive: true });
  expect(`${stdout}${stderr}`).toContain(`There is no database in ${dataDir}`);
  expect(status).toBe(1);
});

it('npm run admin:link says at once that it opens the database', { timeout: LIMIT_MS }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-link-'));
  mkdirSync(join(dataDir, 'database'));
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/adminLink.ts'], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
  });
  rmSync(dataDir, { recursive: true });
  expect(stdout.split('\n')[0]).toBe('Opening the database …');
});
