import { describe, expect, it } from 'vitest';
import { lonelyTests, nameProblems } from './names.ts';
import { parseSource } from './sourceFile.ts';

const problems = (path: string, text = '') => nameProblems(parseSource(path, text));

describe('nameProblems', () => {
  it.each([
    ['src/core/pathTemplates.ts', 'export const a = 1; export type B = 2;'],
    ['src/admin/fields/MoneyField.tsx', 'export type Props = {}; export function MoneyField() { return null; }'],
    ['src/admin/fields/MoneyField.test.tsx', ''],
    ['src/admin/fields/MoneyField.mocked.test.tsx', ''],
    ['src/admin/main.tsx', ''],
    ['src/site/renderPage.tsx', 'export function renderPage() { return <p />; }'],
    ['tests/e2e/playwright.config.ts', 'export default {};'],
  ])('accepts %s', (path, text) => {
    expect(problems(path, text)).toEqual([]);
  });

  it.each([
    ['src/core/path-templates.ts', ''],
    ['src/admin/my_fields/money.ts', ''],
    ['src/core/PathTemplates.ts', 'export const PathTemplates = 1;'],
    ['src/admin/fields/MoneyField.tsx', 'export function Money() { return null; }'],
    ['src/admin/fields/MoneyField.tsx', 'export function MoneyField() { return null; } export const format = 1;'],
    ['src/admin/fields/money.tsx', 'export function MoneyField() { return null; }'],
    ['src/core/index.ts', 'const a = 1; export default a;'],
    ['src/core/index.ts', "export { a as default } from './a.ts';"],
  ])('refuses %s with %j', (path, text) => {
    expect(problems(path, text)).toEqual([expect.stringContaining(`${path}: `)]);
  });
});

describe('lonelyTests', () => {
  it('finds unit tests without a source beside them', () => {
    const paths = [
      'src/core/a.ts',
      'src/core/a.test.ts',
      'src/admin/B.tsx',
      'src/admin/B.test.tsx',
      'src/admin/B.mocked.test.tsx',
      'src/core/gone.test.ts',
    ];
    expect(lonelyTests(paths)).toEqual(['src/core/gone.test.ts']);
  });

  it('leaves whole-system tests alone', () => {
    expect(lonelyTests(['tests/architecture.test.ts', 'tests/api/fees.test.ts'])).toEqual([]);
  });
});
