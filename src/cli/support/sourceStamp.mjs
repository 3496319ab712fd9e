import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const SOURCES = [
  'src',
  'schemas',
  'resources',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  '.env',
  '.env.local',
];

const IS_TEST = /\.test\.(tsx?|mjs)$/;

/** One hash over everything that a build depends on. Tests and file dates do not count. */
export function sourceStamp(root, env = process.env) {
  const hash = createHash('sha1').update(process.versions.node);
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${env[name]}\0`);
  }
  for (const file of SOURCES.flatMap((source) => listFiles(root, source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(root, path) {
  if (!existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !IS_TEST.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}
