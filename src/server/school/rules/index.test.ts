import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rules } from './index.ts';

it('the rules of every file beside the areas are in force', async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const defined = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(join(import.meta.dirname, file), 'utf8');
      return [...source.matchAll(/const (\w+) = defineRules\(/g)].map(([, name = '']) => ({ file, name }));
    });
  expect(defined.length).toBeGreaterThan(10);
  const missing = [];
  for (const { file, name } of defined) {
    const module = await import(/* @vite-ignore */ join(import.meta.dirname, file));
    if (!rules.includes(module[name])) missing.push(`${name} of ${file}`);
  }
  expect(missing, 'src/server/school/rules/index.ts does not list them').toEqual([]);
  expect(rules.length, 'src/server/school/rules/index.ts lists more than the files define').toBe(defined.length);
});
