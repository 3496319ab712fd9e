import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FOUNDATION } from './foundation.ts';
import { TYPE_CHECK } from '../support/checks.ts';
import type { Measurement } from './report.ts';
import { runNode } from './runNode.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = ['src', 'schemas', 'resources', 'locales', 'package.json', 'tsconfig.json'];
const LOOKUP = 'schemas/settings/religion.ts';

/** What a lookup may touch besides its declaration: a line of the registry, its labels, and what is generated for the database. */
const EXPECTED = [
  /^schemas\/index\.ts$/,
  /^locales\/\w+\/resources\/academics\.ts$/,
  /^src\/server\/db\/migrations\/(\d{4}_\w+\.sql|snapshot\.json)$/,
];

/** How little a lookup takes to declare, and how long the compiler takes for everything. */
export async function* measureCode(): AsyncGenerator<Measurement> {
  const lines = readFileSync(join(ROOT, LOOKUP), 'utf8')
    .split('\n')
    .filter((text) => text.trim() !== '');
  yield { what: 'lines of a lookup’s declaration', value: lines.length, unit: '', atMost: 20, detail: LOOKUP };
  yield await measureNewLookup();
  yield* await measureCompiler();
}

/** Adds a lookup with its migration to a copy of the sources and looks which files that has changed. */
async function measureNewLookup(): Promise<Measurement> {
  const copy = temporaryFolder();
  for (const source of SOURCES) cpSync(join(ROOT, source), join(copy, source), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'dir');
  const before = contentsOf(copy);
  await runNode(['--import', 'tsx', 'src/cli/newResource.ts', 'academics', 'house', 'House', 'Houses'], { cwd: copy });
  await runNode(['--import', 'tsx', 'src/cli/migration.ts', 'add_houses'], { cwd: copy });
  const changed = [...contentsOf(copy)].filter(([file, content]) => before.get(file) !== content).map(([file]) => file);
  if (!changed.includes('schemas/academics/house.ts'))
    throw new Error(`new:resource wrote no declaration, only ${changed.join(', ')}`);
  const others = changed.filter(
    (file) => file !== 'schemas/academics/house.ts' && !EXPECTED.some((pattern) => pattern.test(file)),
  );
  return {
    what: 'files a new lookup touches besides its declaration, registry line, labels and generated migration',
    value: others.length,
    unit: '',
    atMost: 0,
    detail: `changed: ${changed.join(', ')}`,
  };
}

function contentsOf(folder: string): Map<string, string> {
  const entries = SOURCES.flatMap((source) => filesIn(folder, source));
  return new Map(entries.map((file) => [relative(folder, file), readFileSync(file, 'utf8')]));
}

function filesIn(folder: string, source: string): string[] {
  if (source.endsWith('.json')) return [join(folder, source)];
  return readdirSync(join(folder, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function measureCompiler(): Promise<Measurement[]> {
  const told = await runNode([...TYPE_CHECK, '--extendedDiagnostics'], { cwd: ROOT });
  const numberAfter = (name: string) => Number(new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(told)?.[1]);
  return [
    {
      what: 'tsc over everything',
      value: numberAfter('Total time'),
      unit: ' s',
      atMost: 20,
      detail: `check ${numberAfter('Check time')} s`,
    },
    {
      what: 'type instantiations, times those of the foundation',
      value: numberAfter('Instantiations') / FOUNDATION.typeInstantiations,
      unit: '×',
      atMost: 3,
      detail: `${numberAfter('Instantiations')} of ${numberAfter('Types')} types in ${numberAfter('Files')} files`,
    },
  ];
}
