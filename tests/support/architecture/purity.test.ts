import { describe, expect, it } from 'vitest';
import { purityProblems, unusedCallProblems } from './purity.ts';
import { parseSource } from './sourceFile.ts';

const problems = (path: string, text: string) => purityProblems(parseSource(path, text));

describe('purityProblems', () => {
  it.each([
    ['src/core/paths.ts', "import { join } from 'node:path';", 'node:path'],
    ['src/domain/gpa.ts', "import fs from 'fs';", 'fs'],
    ['schemas/people/student.ts', 'export const seed = process.env.SEED;', 'process.'],
    ['src/admin/App.tsx', 'const text = Buffer.from(bytes);', 'Buffer.'],
    ['src/core/paths.ts', "import { useMemo } from 'react';", 'react'],
    ['src/server/http/page.ts', "import { renderToString } from 'react-dom/server';", 'react-dom/server'],
    ['schemas/people/student.ts', "import { Box } from '@mui/material';", '@mui/material'],
  ])('in %s it finds %s', (path, text, name) => {
    expect(problems(path, text)).toEqual([`${path} uses ${name}`]);
  });

  it('lets each folder use what belongs to it', () => {
    expect(problems('src/server/main.ts', "import { join } from 'node:path'; join(process.cwd());")).toEqual([]);
    expect(problems('src/site/page.tsx', "import { useId } from 'react';")).toEqual([]);
  });

  it('does not take comments or ordinary words for code', () => {
    expect(problems('src/core/a.ts', '// process.env is never read here\nexport const processed = 1;')).toEqual([]);
  });
});

describe('unusedCallProblems', () => {
  const unused = (text: string) => unusedCallProblems(parseSource('src/server/a.ts', text));

  it.each(['decodeURIComponent(text);', "new Intl.DateTimeFormat('en', { timeZone: name });", 'JSON.parse(text);'])(
    'finds %s',
    (call) => {
      expect(unused(`try {\n  ${call}\n} catch {\n  stop();\n}`)).toEqual([
        `src/server/a.ts does not use what it gets from ${call}`,
      ]);
    },
  );

  it('leaves alone what is used', () => {
    expect(unused('const url = new URL(text);\nreturnIt(decodeURI(text));\nsend({ at: new Date() });')).toEqual([]);
    expect(unused('function f() {\n  return decodeURIComponent(text);\n}')).toEqual([]);
  });
});
