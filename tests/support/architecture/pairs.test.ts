import { expect, it } from 'vitest';
import { folderPairs, foldersLeadingBack } from './pairs.ts';
import { parseSource } from './sourceFile.ts';

const file = (path: string, ...targets: string[]) =>
  parseSource(path, targets.map((target) => `import '${target}';`).join('\n'));

it('two folders beside each other that import each other are named, with an import of either', () => {
  const files = [
    file('src/core/paths/read.ts', '../rules/check.ts'),
    file('src/core/rules/deep/check.ts', '../../paths/read.ts'),
  ];
  expect(folderPairs(files)).toEqual([
    'src/core/paths and src/core/rules: src/core/paths/read.ts imports src/core/rules/check.ts, ' +
      'and src/core/rules/deep/check.ts imports src/core/paths/read.ts',
  ]);
});

it('a way back through files beside the folders counts', () => {
  const files = [
    file('src/core/paths/read.ts', '../late.ts'),
    file('src/core/late.ts', './later.ts'),
    file('src/core/later.ts', './rules/check.ts'),
    file('src/core/rules/check.ts', '../paths/read.ts'),
  ];
  expect(folderPairs(files)).toEqual([
    'src/core/paths and src/core/rules: src/core/paths/read.ts imports src/core/late.ts, ' +
      'src/core/late.ts imports src/core/later.ts, src/core/later.ts imports src/core/rules/check.ts, ' +
      'and src/core/rules/check.ts imports src/core/paths/read.ts',
  ]);
});

it('one direction is none, nor is a file beside the folders', () => {
  const files = [
    file('src/core/paths/read.ts', '../rules/check.ts', '../names.ts', './write.ts'),
    file('src/core/all.ts', './paths/read.ts', './rules/check.ts'),
    file('src/core/names.ts', './words.ts'),
    file('src/core/words.ts', './texts/write.ts'),
    file('src/core/rules/check.ts', '../names.ts'),
  ];
  expect(folderPairs(files)).toEqual([]);
});

it('the type of a file beside the folders brings nothing along that this file imports', () => {
  const files = [
    parseSource('src/core/paths/read.ts', "import type { Registry } from '../registry.ts';"),
    file('src/core/registry.ts', './rules/check.ts'),
    file('src/core/rules/check.ts', '../paths/read.ts'),
  ];
  expect(folderPairs(files)).toEqual([]);
});

it('a folder and its parent that import each other are named, with the way', () => {
  const files = [
    file('src/core/rules/check.ts', '../late.ts'),
    file('src/core/late.ts', './later.ts'),
    file('src/core/later.ts', './rules/check.ts'),
  ];
  expect(foldersLeadingBack(files)).toEqual([
    'src/core/rules: src/core/rules/check.ts imports src/core/late.ts, and src/core/late.ts imports src/core/later.ts, ' +
      'and src/core/later.ts imports src/core/rules/check.ts',
  ]);
});

it('a file beside a folder may be shared with it, and another may put together what is in it', () => {
  const files = [
    file('src/core/rules/check.ts', '../names.ts'),
    file('src/core/names.ts', './words.ts'),
    file('src/core/all.ts', './rules/check.ts', './names.ts'),
  ];
  expect(foldersLeadingBack(files)).toEqual([]);
});
