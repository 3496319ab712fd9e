import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSource, type SourceFile } from './sourceFile.ts';
import type { Style } from './styles.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDERS = ['src', 'schemas', 'resources', 'locales', 'tests'];
const IS_SOURCE = /\.(ts|tsx|mjs)$/;
const IS_STYLE = /\.css$/;

export function readSourceFiles(): SourceFile[] {
  return FOLDERS.flatMap((folder) => listFiles(folder, IS_SOURCE)).map((path) => parseSource(path, read(path)));
}

export function readStyles(): Style[] {
  return FOLDERS.flatMap((folder) => listFiles(folder, IS_STYLE)).map((path) => ({ path, code: read(path) }));
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function listFiles(folder: string, isWanted: RegExp): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isWanted.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
