import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const PROGRAMS = ['src/server/main.ts', 'src/cli/docsEntities.ts', 'src/cli/migration.ts', 'src/cli/newResource.ts'];

const MISSPELT = `
import '${resolve('src/server/plainErrors.ts')}';
import { defineResource, text } from '${resolve('src/core/index.ts')}';
defineResource({ name: 'bank', area: 'finance', path: '/bank', permission: 'Bank', fields: { name: text() }, togle: true });
`;

const folder = mkdtempSync(join(tmpdir(), 'campus-misspelt-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a mistake in a declaration ends the program with its message alone', () => {
  const file = join(folder, 'misspelt.mts');
  writeFileSync(file, MISSPELT);
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'schemas/finance/bank.ts: togle: is no key; did you mean "toggle"?\n',
  });
});

/** Starts the server with these settings, and waits until it has ended. */
async function start(settings: { readonly PORT: string; readonly HOST: string; readonly DATA_DIR: string }) {
  const env = { ...process.env, DATABASE_URL: '', SEED: 'demo', ...settings };
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const [status] = await once(child, 'close');
  return { status, said };
}

it('a port that is taken is told in one line, before a database is made', async () => {
  const other = createServer().listen({ port: 0, host: '127.0.0.1' });
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const dataDir = join(folder, 'data');
  const ended = await start({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir });
  other.close();
  expect(ended).toEqual({
    status: 1,
    said: `Port ${port} of 127.0.0.1 is in use. Stop the program that uses it, or choose another port with PORT.\n`,
  });
  expect(existsSync(dataDir)).toBe(false);
});

it('a HOST of another computer is told in one line, before a database is made', async () => {
  const dataDir = join(folder, 'data');
  const { status, said } = await start({ PORT: '0', HOST: '203.0.113.9', DATA_DIR: dataDir });
  expect([status, said.split('\n').length]).toEqual([1, 2]);
  expect(said).toContain('HOST is 203.0.113.9, which is not an address of this computer.');
  expect(existsSync(dataDir)).toBe(false);
});

/** Errors as the system, PostgreSQL and the embedded engine make them, and what is said of each. */
const SAID: [error: string, line: string][] = [
  [`code('EROFS', '/data')`, '/data: it is on a disk that can only be read.'],
  [`code('EACCES', '/data')`, '/data: no permission to use it.'],
  [`code('ENOSPC')`, 'A file or the database: there is no room left on the disk.'],
  [`code('53100')`, 'A file or the database: there is no room left on the disk.'],
  [`code('EISDIR')`, 'A file or the database: it is a folder, and should be a file.'],
  [
    `new EngineFailedError('Aborted() could not write: No space left on device', {})`,
    'A file or the database: there is no room left on the disk.',
  ],
  [`new EngineFailedError('The embedded database failed.', {})`, 'The embedded database failed.'],
];

it('what the operator has to mend is one line, without a stack', () => {
  const file = join(folder, 'said.mts');
  const shown = SAID.map(([error]) => `console.log(shownAtEnd(${error}));`);
  writeFileSync(
    file,
    [
      `import { shownAtEnd } from '${resolve('src/server/plainErrors.ts')}';`,
      `import { EngineFailedError } from '${resolve('src/server/db/errors.ts')}';`,
      'const code = (code, path) => Object.assign(new Error(code), { code, path });',
      ...shown,
    ].join('\n'),
  );
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', file], { encoding: 'utf8' });
  expect(stdout.trimEnd().split('\n')).toEqual(SAID.map(([, line]) => line));
});

it.each(PROGRAMS)('%s can show it, because it loads the declarations after', (program) => {
  expect(readFileSync(program, 'utf8')).toMatch(/^import (\{ \w+ \} from )?'[./]+\/(server\/)?plainErrors\.ts';/);
});
