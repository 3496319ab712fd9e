import { describe, expect, it } from 'vitest';
import { arrowProblems } from './support/architecture/arrows.ts';
import { findCycles } from './support/architecture/cycles.ts';
import { lonelyTests, nameProblems } from './support/architecture/names.ts';
import { purityProblems } from './support/architecture/purity.ts';
import { readSourceFiles } from './support/architecture/sourceFiles.ts';

const MEDIAN_LINES = 75;
const USUAL_LINES = 250;
const MOST_LINES = 400;
/** Each with its reason beside it. */
const SILENCED_RULES = 3;

const files = readSourceFiles();
/** Tests, and what only tests use: the folders called `testing`. */
const isTest = (path: string) => path.startsWith('tests/') || path.includes('.test.') || path.includes('/testing/');
/** Words, SQL and rows: their length says nothing about their clarity. */
const isData = (path: string) => /^locales\/|\/(migrations|seed)\//.test(path);

const sources = files.filter(({ path }) => !isTest(path));
const code = sources.filter(({ path }) => !isData(path));

describe('the size of files', () => {
  const counts = code.map(({ lineCount }) => lineCount).sort((a, b) => a - b);

  it(`has a median of at most ${MEDIAN_LINES} lines`, () => {
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(MEDIAN_LINES);
  });

  it(`is at most ${USUAL_LINES} lines for nine in ten`, () => {
    expect(counts[Math.floor(counts.length * 0.9)]).toBeLessThanOrEqual(USUAL_LINES);
  });

  it(`is never above ${MOST_LINES} lines, tests included`, () => {
    const tooLong = files.filter(({ path, lineCount }) => !isData(path) && lineCount > MOST_LINES);
    expect(tooLong.map(({ path, lineCount }) => `${path}: ${lineCount}`)).toEqual([]);
  });
});

describe('imports', () => {
  it('follow the direction of the layers', () => {
    expect(sources.flatMap(arrowProblems)).toEqual([]);
  });

  it('form no cycles', () => {
    expect(findCycles(files).map((cycle) => cycle.join(' -> '))).toEqual([]);
  });

  it('bring no Node and no React to where they do not belong', () => {
    expect(sources.flatMap(purityProblems)).toEqual([]);
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

describe('tests', () => {
  it('are all run: none is skipped, postponed or singled out', () => {
    const pattern =
      /\b(describe|it|test|suite)(\.\w+)*\.(only|skip|skipIf|runIf|todo|fixme|fails)\b|\b(xit|xdescribe|xtest|fit|fdescribe)\(/;
    const found = files.filter(({ path, code }) => isTest(path) && pattern.test(code));
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});
