import { posix } from 'node:path';
import type { SourceFile } from './sourceFile.ts';

const CAMEL = /^[a-z][a-zA-Z0-9]*$/;
const PASCAL = /^[A-Z][a-zA-Z0-9]*$/;
const FILE_NAME = /^(?<stem>[a-zA-Z0-9]+)(?<kind>\.((mocked\.)?test|spec|config|d))?\.(?<extension>tsx?|mjs)$/;

/** Tools that look for a default export. */
const DEFAULT_EXPORTS = /(\.config\.ts|^tests\/e2e\/globalSetup\.ts)$/;

/** Files of one component are PascalCase.tsx and export it under that name; all others, and all folders, are camelCase. */
export function nameProblems({ path, exports }: SourceFile): string[] {
  const { dir, base } = posix.parse(path);
  const { stem = '', kind, extension } = FILE_NAME.exec(base)?.groups ?? {};
  const values = exports.filter(({ isType }) => !isType).map(({ name }) => name);
  const components = extension === 'tsx' ? values.filter((name) => PASCAL.test(name)) : [];
  const isComponent = PASCAL.test(stem);
  const problems = [
    !dir.split('/').every((folder) => CAMEL.test(folder)) && 'a folder is not camelCase',
    !isComponent && !CAMEL.test(stem) && 'is neither camelCase nor PascalCase',
    isComponent && !kind && extension !== 'tsx' && 'PascalCase is for components (.tsx)',
    isComponent && !kind && (values.length !== 1 || values[0] !== stem) && `must export ${stem} and nothing else`,
    !isComponent && components.length > 0 && `exports the component ${components[0]}: name the file after it`,
    values.includes('default') && !DEFAULT_EXPORTS.test(path) && 'has a default export',
  ];
  return problems.filter((problem) => problem !== false).map((problem) => `${path}: ${problem}`);
}

/** A unit test stands beside its source. Whole-system tests have no single source. */
export function lonelyTests(paths: string[]): string[] {
  const known = new Set(paths);
  return paths.filter((path) => {
    const [, stem] =
      path.match(/^((?:src|schemas|resources|locales|tests\/support)\/.+?)(?:\.mocked)?\.test\.(?:tsx?|mjs)$/) ?? [];
    return stem !== undefined && !['ts', 'tsx', 'mjs'].some((extension) => known.has(`${stem}.${extension}`));
  });
}
