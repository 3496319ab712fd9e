import { describe, expect, it } from 'vitest';
import { findCycles } from './cycles.ts';
import { parseSource } from './sourceFile.ts';

const cyclesOf = (sources: Record<string, string>) =>
  findCycles(Object.entries(sources).map(([path, text]) => parseSource(path, text)));

describe('findCycles', () => {
  it('finds none in a tree, nor in a diamond', () => {
    const diamond = {
      'a.ts': "import './b.ts'; import './c.ts';",
      'b.ts': "import './d.ts';",
      'c.ts': "import './d.ts';",
      'd.ts': '',
    };
    expect(cyclesOf(diamond)).toEqual([]);
  });

  it('names the files that a cycle leads through', () => {
    const sources = {
      'start.ts': "import './a.ts';",
      'a.ts': "import { b } from './b.ts';",
      'b.ts': "export * from './a.ts';",
    };
    expect(cyclesOf(sources)).toEqual([['a.ts', 'b.ts', 'a.ts']]);
  });

  it('finds a file that imports itself', () => {
    expect(cyclesOf({ 'a.ts': "import './a.ts';" })).toEqual([['a.ts', 'a.ts']]);
  });

  it('counts import()', () => {
    const sources = { 'a.ts': "export const c = () => import('./b.ts');", 'b.ts': "import './a.ts';" };
    expect(cyclesOf(sources)).toEqual([['a.ts', 'b.ts', 'a.ts']]);
  });

  it('leaves out types', () => {
    expect(cyclesOf({ 'a.ts': "import type { B } from './b.ts';", 'b.ts': "import './a.ts';" })).toEqual([]);
  });
});
