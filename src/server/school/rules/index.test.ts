import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rules } from './index.ts';

it('the rules of every file beside the areas are in force', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const defined = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(join(import.meta.dirname, file), 'utf8');
      return [...source.matchAll(/= defineRules\((\w+)/g)].map(([, entity]) => ({ file, entity }));
    });
  expect(defined.length).toBeGreaterThan(10);
  expect(rules.length, `defined are ${JSON.stringify(defined)}; src/server/school/rules/index.ts lists fewer`).toBe(
    defined.length,
  );
});
