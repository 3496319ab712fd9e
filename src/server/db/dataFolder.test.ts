import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { requireDataFolder, requireFolder } from './dataFolder.ts';

const ADVICE =
  'Give the account that runs Campus a folder there that it may read and write, or choose another with DATA_DIR.';
const PROGRAMS = [['src/server/main.ts'], ['src/cli/restore.ts', 'package.json']];
/** Linux makes no folder in it and answers that it is not there, after which Node tries again for ever. */
const NOWHERE = '/proc/campus/data';
const LIMIT_MS = 20_000;
/** An account that may write nowhere; whoever is not root is kept out of a closed folder as they are. */
const NOBODY = 65_534;
const CHECK = `
const { requireDataFolder } = await import('./src/server/db/dataFolder.ts');
if (process.getuid() === 0) process.setuid(${NOBODY});
try {
  requireDataFolder({ dataDir: process.argv[1] });
} catch (error) {
  console.log(error.message);
}`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-folder-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(program: readonly string[], dataDir: string) {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, SEED: 'none', PORT: '0', HOST: '127.0.0.1' };
  const args = ['--import', 'tsx', ...program];
  const options = { encoding: 'utf8', env, timeout: LIMIT_MS, killSignal: 'SIGKILL' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { status, said: `${stdout}${stderr}` };
}

const isFile = (path: string) => `${path} is a file, and should be a folder. ${ADVICE}`;

it.each(PROGRAMS)('%s names a file in the place of the folder of the data, and makes nothing', (...program) => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(run(program, file)).toEqual({ status: 1, said: `${isFile(file)}\n` });
});

it.each(PROGRAMS)('%s names a place where no folder can be made', { timeout: 2 * LIMIT_MS }, (...program) => {
  const said = `Nothing can be written in ${NOWHERE}: no folder can be made there. ${ADVICE}\n`;
  expect(run(program, NOWHERE)).toEqual({ status: 1, said });
});

it('names a folder that is there and takes no files', () => {
  expect(() => requireDataFolder({ dataDir: '/proc' })).toThrow('Nothing can be written in /proc: ');
});

it('names a folder of backups that cannot be made, and makes none that can', () => {
  const told = `Nothing can be written in ${NOWHERE}: no folder can be made there. ${ADVICE}`;
  expect(() => requireDataFolder({ dataDir: folder, backups: { folder: NOWHERE } })).toThrow(
    told.replace('DATA_DIR', 'BACKUP_DIR'),
  );
  requireDataFolder({ dataDir: folder, backups: { folder: join(folder, 'disk', 'backups') } });
  expect(readdirSync(folder)).toEqual([]);
});

it('names a link that leads nowhere', () => {
  const link = join(folder, 'link');
  symlinkSync(join(folder, 'gone', 'data'), link);
  expect(() => requireDataFolder({ dataDir: link })).toThrow(`Nothing can be written in ${link}: `);
});

it.each(['database', 'uploads'])('a file in the place of %s is named', (name) => {
  const inside = join(folder, name);
  writeFileSync(inside, '');
  expect(() => requireDataFolder({ dataDir: folder })).toThrow(isFile(inside));
});

it('a folder in the place of the token secret is named', () => {
  mkdirSync(join(folder, 'token-secret'));
  expect(() => requireDataFolder({ dataDir: folder })).toThrow(
    `${join(folder, 'token-secret')} is a folder, and should be the file of the token secret.`,
  );
});

it('a file in the place of the folder of the backups is named', () => {
  const file = join(folder, 'backups');
  writeFileSync(file, '');
  const said = isFile(file).replace('DATA_DIR', 'BACKUP_DIR');
  expect(() => requireFolder(file, 'BACKUP_DIR')).toThrow(said);
  expect(() => requireDataFolder({ dataDir: folder, backups: { folder: file } })).toThrow(said);
});

it('makes the folder, with those above it', () => {
  const dataDir = join(folder, 'one', 'two');
  requireDataFolder({ dataDir });
  expect(existsSync(dataDir)).toBe(true);
});

it('names a folder in which its account may not write', () => {
  chmodSync(folder, 0o555);
  const args = ['--import', 'tsx', '--input-type=module', '-e', CHECK, folder];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout).toBe(`Nothing can be written in ${folder}: this account may not. ${ADVICE}\n`);
});
