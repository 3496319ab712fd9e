import { describe, expect, it } from 'vitest';
import { registry } from '../schemas/index.ts';
import packageJson from '../package.json' with { type: 'json' };
import { amountNames, amountProblems } from './support/architecture/amounts.ts';
import { arrowProblems } from './support/architecture/arrows.ts';
import { testsWithoutExpectation } from './support/architecture/assertions.ts';
import { codeProblems, statusNames } from './support/architecture/codes.ts';
import { findCycles } from './support/architecture/cycles.ts';
import { lonelyTests, nameProblems } from './support/architecture/names.ts';
import { folderPairs, foldersLeadingBack } from './support/architecture/pairs.ts';
import { purityProblems, unusedCallProblems } from './support/architecture/purity.ts';
import { loadedBy } from './support/architecture/reach.ts';
import { readSourceFiles, readStyles } from './support/architecture/sourceFiles.ts';
import { sharedClasses } from './support/architecture/styles.ts';
import { unusedExports } from './support/architecture/unusedExports.ts';
import { writerProblems } from './support/architecture/writers.ts';
import { writeProblems } from './support/architecture/writes.ts';

/** What vite.config.ts builds: the pages, the server, and the processes that it starts. */
const BUILT = [
  'src/admin/main.tsx',
  'src/server/main.ts',
  'src/server/db/embedded/embeddedWorker.ts',
  'src/server/services/resources/import/spreadsheetReader.ts',
  'src/server/services/resources/import/readerGuard.ts',
  'src/server/documents/printProcess.ts',
];

/** Each with its reason beside it. */
const SILENCED_RULES = 3;

const files = readSourceFiles();
/** Tests, and what only tests use: the folders called `testing`. */
const isTest = (path: string) => path.startsWith('tests/') || path.includes('.test.') || path.includes('/testing/');

const sources = files.filter(({ path }) => !isTest(path));

describe('imports', () => {
  it('follow the direction of the layers', () => {
    expect(sources.flatMap(arrowProblems)).toEqual([]);
  });

  it('form no cycles', () => {
    expect(findCycles(files).map((cycle) => cycle.join(' -> '))).toEqual([]);
  });

  it('lead from a folder to the one beside it, or from that one to it, never both', () => {
    expect(folderPairs(sources)).toEqual([]);
  });

  it('lead from no folder through files beside it into the folder again', () => {
    expect(foldersLeadingBack(sources)).toEqual([]);
  });

  it('bring no Node and no React to where they do not belong', () => {
    expect(sources.flatMap(purityProblems)).toEqual([]);
  });

  it('lead from what is built to no test, and to no package of developers alone', () => {
    const loaded = loadedBy(BUILT, files);
    expect(loaded.length).toBeGreaterThan(500);
    expect(loaded.filter((path) => isTest(path) || path.startsWith('src/cli/'))).toEqual([]);
    const packages = files
      .filter(({ path }) => loaded.includes(path))
      .flatMap(({ imports }) => imports.filter(({ isTypeOnly, target }) => !isTypeOnly && target === undefined))
      .map(({ specifier }) => specifier)
      .filter((specifier) => !/^(\.|node:|virtual:)/.test(specifier))
      .map((specifier) =>
        specifier
          .split('/')
          .slice(0, specifier.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    expect([...new Set(packages)].filter((name) => !(name in packageJson.dependencies))).toEqual([]);
    expect(packages).toContain('fastify');
  });
});

describe('exports', () => {
  it('are taken by another file', () => {
    expect(unusedExports(files)).toEqual([]);
  });
});

describe('stylesheets', () => {
  it('give no class rules beside those of another', () => {
    expect(sharedClasses(readStyles())).toEqual([]);
  });
});

describe('records', () => {
  it('are written by the one operation', () => {
    expect(sources.flatMap(writeProblems)).toEqual([]);
  });

  it('are written by their own rules, and by what their declaration names', () => {
    expect(writerProblems(registry.resources, sources)).toEqual([]);
  });
});

describe('the school', () => {
  it('compares no amounts as texts', () => {
    const names = new Set(registry.resources.flatMap(({ fields }) => amountNames(fields)));
    expect(names).toContain('balance');
    expect(amountProblems(names, files)).toEqual([]);
  });

  it('names the states that it compares', () => {
    const names = new Set(registry.resources.flatMap(({ fields }) => statusNames(fields)));
    expect(names).toContain('status');
    expect(codeProblems(names, files)).toEqual([]);
  });

  // Results are worked out for thousands of students by one statement, which no query builder writes;
  // tests/api/results.test.ts compares them with the rules.
  const WRITTEN_AS_SQL = /^src\/server\/school\/services\/results\//;

  it('asks the database by tables whose columns the compiler knows', () => {
    const school = sources.filter(({ path }) => /^src\/server\/school\/(?!seed\/|services\/results\/)/.test(path));
    expect(school.length).toBeGreaterThan(50);
    const untyped = school
      .filter(({ code }) => /\btrx\b|\bdatabase\.db\b|\bquery\s*[(<]/.test(code))
      .map(({ path }) => path);
    expect(untyped).toEqual(['src/server/school/tables.ts']);
  });

  it('writes about results in SQL alone, and says the type of every row that it reads', () => {
    const results = sources.filter(({ path }) => WRITTEN_AS_SQL.test(path));
    expect(results.length).toBeGreaterThan(20);
    const untyped = results.filter(
      ({ code }) =>
        /\btrx\s*\.\s*(selectFrom|insertInto|updateTable|deleteFrom)\b|\bquery\s*[(<]/.test(code) ||
        /\brows\b[^=;]*=\s*await\s+sql`/.test(code),
    );
    expect(untyped.map(({ path }) => path)).toEqual([]);
  });
});

describe('another trade', () => {
  const ENGINE = ['src/server/http/app.ts', 'src/server/createContext.ts', 'src/admin/app/startApp.tsx'];
  const LIBRARY = ['Calls', 'Product', 'Screens'].map((part) => `tests/support/library${part}.ts`);
  const loaded = loadedBy([...ENGINE, ...LIBRARY], files);

  it('runs on the engine: on its server, in its back office and with its texts', () => {
    expect(loaded).toEqual(
      expect.arrayContaining([
        'src/server/services/resources/write/operation.ts',
        'src/admin/generate/FormPage.tsx',
        'locales/en/server.ts',
      ]),
    );
  });

  it('loads nothing of the school', () => {
    const ofSchool =
      /^(schemas|resources|src\/domain|src\/server\/school)\/|^locales\/(serverMessages|loaders)\.ts$|^locales\/\w+\/(resources\/|(index|words|answers|documents|entrance|handMade|headings|home|pages|refusals|results|resultTables|screenNames)\.ts$)/;
    expect(loaded.filter((path) => ofSchool.test(path))).toEqual([]);
  });
});

describe('calls', () => {
  it('are not made for what they throw alone, which a bundler may leave out', () => {
    expect(sources.flatMap(unusedCallProblems)).toEqual([]);
  });
});

describe('tests', () => {
  it('of the browser expect something', () => {
    const specs = files.filter(({ path }) => path.endsWith('.spec.ts'));
    expect(specs.length).toBeGreaterThan(0);
    expect(specs.flatMap(testsWithoutExpectation)).toEqual([]);
  });
});

describe('names', () => {
  it('follow the house style, and exports have names', () => {
    expect(files.flatMap(nameProblems)).toEqual([]);
  });

  it('put every unit test beside its source', () => {
    expect(lonelyTests(files.map(({ path }) => path))).toEqual([]);
  });
});

describe('comments', () => {
  const comments = files.flatMap(({ path, comments }) => comments.map((text) => ({ path, text: text.trim() })));
  const withText = (pattern: RegExp) =>
    comments.filter(({ text }) => pattern.test(text)).map(({ path, text }) => `${path}: ${text}`);

  it('put nothing off', () => {
    expect(withText(/\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
  });

  it('never silence the compiler', () => {
    expect(withText(/@ts-(ignore|nocheck)/)).toEqual([]);
  });

  it(`silence a rule of the linter ${SILENCED_RULES} times at most`, () => {
    const silenced = withText(/biome-ignore|eslint-disable/);
    expect(silenced.length, silenced.join('\n')).toBeLessThanOrEqual(SILENCED_RULES);
  });

  it('expect a type error only where a test proves one', () => {
    const expected = withText(/@ts-expect-error/).filter((line) => !line.includes('.test.'));
    expect(expected).toEqual([]);
  });
});

describe('types', () => {
  it('are never changed by way of unknown', () => {
    const found = sources.filter(({ code }) => /\bas unknown as\b/.test(code));
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});

describe('tests', () => {
  it('are all run: none is skipped, postponed or singled out', () => {
    const pattern =
      /\b(describe|it|test|suite)(\.\w+)*\.(only|skip|skipIf|runIf|todo|fixme|fails)\b|\b(xit|xdescribe|xtest|fit|fdescribe)\(/;
    const found = files.filter(({ path, code }) => isTest(path) && pattern.test(code));
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});
