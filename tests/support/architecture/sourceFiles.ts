import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSource, type SourceFile } from './sourceFile.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDERS = ['src', 'schemas', 'resources', 'locales', 'tests'];
const IS_SOURCE = /\.(ts|tsx|mjs)$/;

export function readSourceFiles(): SourceFile[] {
  return FOLDERS.flatMap(listFiles).map((path) => parseSource(path, readFileSync(join(ROOT, path), 'utf8')));
}

function listFiles(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && IS_SOURCE.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
