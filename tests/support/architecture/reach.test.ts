import { expect, it } from 'vitest';
import { loadedBy } from './reach.ts';
import { parseSource } from './sourceFile.ts';

const files = [
  parseSource(
    'start.ts',
    "import { a } from './a.ts'; import type { T } from './types.ts'; import react from 'react';",
  ),
  parseSource('a.ts', "export { b } from './deep/b.ts'; export const later = () => import('./later.ts');"),
  parseSource('deep/b.ts', "import { a } from '../a.ts'; import sql from './one.sql?raw';"),
  parseSource('other.ts', "import { a } from './a.ts';"),
];

it('follows imports of values through files, also those that come later, and round a cycle', () => {
  expect(loadedBy(['start.ts'], files)).toEqual(['a.ts', 'deep/b.ts', 'deep/one.sql', 'later.ts', 'start.ts']);
});
