import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { registry } from '../../../../schemas/index.ts';
import { rules } from './index.ts';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, source: readFileSync(join(import.meta.dirname, file), 'utf8') }));

const defined = sources.flatMap(({ file, source }) =>
  [...source.matchAll(/const (\w+) = defineRules\(/g)].map(([, name = '']) => ({ file, name })),
);

it('the rules of every file beside the areas are in force', async () => {
  expect(defined.length).toBeGreaterThan(10);
  const missing = [];
  for (const { file, name } of defined) {
    const module = await import(/* @vite-ignore */ join(import.meta.dirname, file));
    if (!rules.includes(module[name])) missing.push(`${name} of ${file}`);
  }
  expect(missing, 'src/server/school/rules/index.ts does not list them').toEqual([]);
  expect(rules.length, 'src/server/school/rules/index.ts lists more than the files define').toBe(defined.length);
});

it('the rules of an entity stand in the file that is called as it is, in its area', () => {
  const places = rules.map(({ entity }) => join(registry.get(entity).area, `${entity}.ts`));
  expect(defined.map(({ file }) => file).toSorted()).toEqual(places.toSorted());
});

it('no rule is written for the records of any entity, whose fields the compiler does not know', () => {
  const untyped = sources.filter(({ source }) =>
    /[})\w]: (Writing|Moved|Written|Removing|CreatedMany)\b(?!<)/.test(source),
  );
  expect(untyped.map(({ file }) => file)).toEqual([]);
});
