import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const LIMIT_MS = 60_000;

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'campus-backup-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function run(
  script: string,
  { args = [], settings = {} }: { args?: string[]; settings?: Record<string, string> } = {},
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join('src/cli', script), ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...settings },
    },
  );
  return { status, output: `${stdout}${stderr}` };
}

describe('npm run backup', () => {
  it.each(['backup.ts', 'verifyAudit.ts'])(
    '%s makes no database where there is none',
    { timeout: LIMIT_MS },
    (script) => {
      const { status, output } = run(script);
      expect(output).toContain(`There is no database in ${dataDir} (DATA_DIR), and DATABASE_URL is not set.`);
      expect(status).toBe(1);
      expect(existsSync(join(dataDir, 'database'))).toBe(false);
    },
  );

  it('names a mistake in the settings', { timeout: LIMIT_MS }, () => {
    const { status, output } = run('backup.ts', { settings: { DATABASE_URL: 'mysql://x' } });
    expect(output).toContain('DATABASE_URL must be a PostgreSQL address');
    expect(status).toBe(1);
  });

  it('explains itself and its counterpart', { timeout: LIMIT_MS }, () => {
    expect(run('backup.ts', { args: ['--help'] }).output).toContain('npm run backup [-- <file.tar.gz>]');
    expect(run('restore.ts', { args: ['-h'] }).output).toContain('npm run restore -- <file.tar.gz>');
  });

  it.each([
    ['backup.ts', ['--verfy'], "Unknown option '--verfy'"],
    ['backup.ts', ['a.tar.gz', 'b.tar.gz'], 'There is a word too many: b.tar.gz'],
    ['restore.ts', [], 'Something is missing.'],
    ['restore.ts', ['a.tar.gz', '--digest'], '--digest'],
    ['adminLink.ts', ['--emial', 'x@y.school'], "Unknown option '--emial'"],
    ['verifyAudit.ts', ['now'], 'There is a word too many: now'],
  ])('does nothing and fails where it is called wrongly: %s %j', { timeout: LIMIT_MS }, (script, args, reason) => {
    const { status, output } = run(script, { args });
    expect(output).toContain(reason);
    expect(output).toContain('npm run');
    expect(status).toBe(2);
  });
});
