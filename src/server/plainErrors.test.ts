import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

it.each(PROGRAMS)('%s can show it, because it loads the declarations after', (program) => {
  expect(readFileSync(program, 'utf8')).toMatch(/^import (\{ \w+ \} from )?'[./]+\/(server\/)?plainErrors\.ts';/);
});
