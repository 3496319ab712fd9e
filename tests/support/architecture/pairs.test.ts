import { expect, it } from 'vitest';
import { folderPairs } from './pairs.ts';
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

it('one direction is none, nor is a file beside the folders', () => {
  const files = [
    file('src/core/paths/read.ts', '../rules/check.ts', '../names.ts', './write.ts'),
    file('src/core/names.ts', './paths/read.ts'),
    file('src/core/rules/check.ts', '../names.ts'),
  ];
  expect(folderPairs(files)).toEqual([]);
});
