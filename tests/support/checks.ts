import { join } from 'node:path';
import { type Run, type Tally, tallyExit, tallyPlaywright, tallyVitest } from './tally.ts';

/** One Node program to run, and how its result is counted. */
export type Check = {
  name: string;
  args: string[];
  env?: Record<string, string>;
  /** The check without which this one says nothing. */
  needs?: Part;
  /** Where the runner writes its JSON report. */
  report?: string;
  tally(run: Run): Tally;
};

export const PARTS = ['types', 'lint', 'build', 'unit', 'api', 'architecture', 'browser'] as const;
export type Part = (typeof PARTS)[number];

const ARCHITECTURE = 'tests/architecture.test.ts';

export function isPart(name: string): name is Part {
  return PARTS.some((part) => part === name);
}

/**
 * Stages, run one after the other; the checks of one stage run at the same time. Without parts, everything. Vitest and
 * Playwright keep two cores busy alone. `reports` is a folder for their reports.
 */
export function planChecks({ parts, reports }: { parts: Part[]; reports: string }): Check[][] {
  const { types, lint, build, browser, ...tests } = allChecks(reports);
  if (parts.length === 0) return [[types, lint, build], [vitest('tests', [], reports)], [browser]];
  const checks = { types, lint, build, ...tests, browser };
  // The browser's tests run against what was built.
  const isWanted = (part: Part) => parts.includes(part) || (part === 'build' && parts.includes('browser'));
  return PARTS.filter(isWanted).map((part) => [checks[part]]);
}

function allChecks(reports: string): Record<Part, Check> {
  return {
    types: single('types', [inPackage('typescript/bin/tsc'), '--noEmit']),
    lint: single('lint', [inPackage('@biomejs/biome/bin/biome'), 'lint', '--error-on-warnings']),
    build: single('build', ['src/cli/build.mjs']),
    unit: vitest('unit', ['--project', 'unit', '--project', 'admin', '--project', 'mocked', '--exclude', ARCHITECTURE], reports),
    api: vitest('api', ['--project', 'server'], reports),
    architecture: vitest('architecture', ['--project', 'unit', ARCHITECTURE], reports),
    browser: playwright('browser', reports),
  };
}

function single(name: string, args: string[]): Check {
  return { name, args, tally: ({ code }) => tallyExit(code) };
}

function vitest(name: string, filters: string[], reports: string): Check {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, args: [inPackage('vitest/vitest.mjs'), 'run', ...reporters, ...filters], report, tally: tallyVitest };
}

function playwright(name: string, reports: string): Check {
  const report = join(reports, `${name}.json`);
  const options = ['--config', 'tests/e2e/playwright.config.ts', '--reporter', 'list,json'];
  return {
    name,
    args: [inPackage('@playwright/test/cli.js'), 'test', ...options],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    needs: 'build',
    report,
    tally: tallyPlaywright,
  };
}

function inPackage(path: string): string {
  return join('node_modules', path);
}
