import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SOURCES = ['package.json', 'tsconfig.json', 'schemas', 'locales', 'src/core', 'src/server', 'src/cli'];
const LIMIT_MS = 60_000;

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'campus-new-'));
  for (const source of SOURCES) cpSync(source, join(root, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
}, LIMIT_MS);
afterAll(() => rmSync(root, { recursive: true }));

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join('src/cli', script), ...args],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return { status, output: `${stdout}${stderr}` };
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const migrations = () => readdirSync(join(root, 'src/server/db/migrations')).filter((file) => file.endsWith('.sql'));

describe('npm run new:resource', () => {
  it('declares a lookup that one migration makes, and says what is left to do', {
    timeout: LIMIT_MS,
  }, () => {
    const before = migrations().length;
    const words = ['--de', 'Haus |||| Häuser', '--de-empty', 'Noch keine.'];
    const { status, output } = run('newResource.ts', 'academics', 'sportsHouse', 'House', 'Houses', ...words);
    expect(output).toContain('  schemas/academics/sportsHouse.ts');
    const [, waiting] = output.split('Still in English');
    expect(waiting).toContain('  locales/fr/resources/academics.ts');
    expect(waiting).not.toContain('locales/de/');
    expect(read('locales/fr/resources/academics.ts')).toContain("name: '⟦House⟧ |||| ⟦Houses⟧',");
    expect(status).toBe(0);
    expect(output).toContain('npm run migration -- add_sports_houses');
    expect(migrations()).toHaveLength(before);
    expect(run('migration.ts', 'add_sports_houses').status).toBe(0);
    expect(migrations()).toHaveLength(before + 1);
    expect(read(`src/server/db/migrations/${migrations().at(-1)}`)).toContain('create table "sports_houses"');
    expect(run('migration.ts', 'more').output).toContain('Nothing to do');
  });

  it('takes the plural of the label where the usual one is another', { timeout: LIMIT_MS }, () => {
    const { output } = run('newResource.ts', 'academics', 'bookShelf', 'Book shelf', 'Book shelves');
    expect(read('schemas/academics/bookShelf.ts')).toContain("  plural: 'bookShelves',");
    expect(output).toContain('npm run migration -- add_book_shelves');
  });

  it('refuses what cannot be, with the reason and as a failure', { timeout: LIMIT_MS }, () => {
    const { status, output } = run('newResource.ts', 'academics', 'wing', 'Wing', 'Wings');
    expect(output).toContain('Nothing was written. There is a resource "wing" already, in schemas/academics/wing.ts.');
    expect(status).toBe(1);
  });

  it.each([
    ['newResource.ts', ['academics', 'shelf', 'Shelf', 'Shelves', '--icon', 'Cottage'], 'Nothing was written.'],
    ['migration.ts', ['add_shelves', '--icon', 'Cottage'], 'No migration was written.'],
  ])('%s refuses an option that there is not in one line', { timeout: LIMIT_MS }, (script, args, nothingDone) => {
    const { status, output } = run(script, ...args);
    expect(output).toBe(`${nothingDone} Unknown option '--icon'. --help says what there is.\n`);
    expect(status).toBe(1);
  });

  it('explains itself when something is missing', { timeout: LIMIT_MS }, () => {
    expect(run('newResource.ts', 'academics').output).toContain('npm run new:resource -- <area> <name>');
  });
});
