import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../../tests/support/freePort.ts';
import { newDataFolder } from './db/testing/embeddedTemplate.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

it('stops a server cleanly while it is seeding, and the next start seeds again', async () => {
  const dataDir = await newDataFolder();
  folders.push(dataDir);
  const first = await runUntil('Creating the demo school.', { DATA_DIR: dataDir, SEED: 'demo' });
  expect(first, first.log).toMatchObject({ code: 0, errors: '' });
  const second = await runUntil('Campus is ready', { DATA_DIR: dataDir, SEED: 'none' });
  expect(second, second.log).toMatchObject({ code: 0, errors: '' });
  expect(second.log).toContain('Preparing an empty school.');
}, 180_000);

/** Starts a server and stops it as soon as its log contains a text. */
async function runUntil(words: string, settings: NodeJS.ProcessEnv) {
  const port = String(await freePort());
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { ...process.env, DATABASE_URL: '', HOST: '127.0.0.1', PORT: port, LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { log: '', errors: '' };
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.errors += text;
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const isAwaited = !said.log.includes(words);
    said.log += text;
    if (isAwaited && said.log.includes(words)) child.kill('SIGTERM');
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  return { ...said, code };
}
