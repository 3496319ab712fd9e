import { join } from 'node:path';
import { builtParts, type Changes } from './changes.ts';
import { type Run, type Tally, tallyExit, tallyPlaywright, tallyRelated, tallyVitest } from './tally.ts';

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

export const PARTS = ['types', 'lint', 'audit', 'build', 'unit', 'api', 'architecture', 'browser', 'node'] as const;
export type Part = (typeof PARTS)[number];

/** Instead of parts: what a change can have broken. */
export const CHANGED = 'changed';

const ARCHITECTURE = 'tests/architecture.test.ts';

export function isPart(name: string): name is Part {
  return PARTS.some((part) => part === name);
}

/**
 * Stages, run one after the other; the checks of one stage run at the same time. Without parts, everything. Vitest and
 * Playwright keep two cores busy alone. `reports` is a folder for their reports.
 */
export function planChecks({ parts, reports }: { parts: Part[]; reports: string }): Check[][] {
  const checks = allChecks(reports);
  const { types, lint, audit, build, browser, node } = checks;
  if (parts.length === 0) return [[types, lint, audit, build], [vitest('tests', [], reports)], [browser], [node]];
  const needed = parts.flatMap((part) => checks[part].needs ?? []);
  return PARTS.filter((part) => [...parts, ...needed].includes(part)).map((part) => [checks[part]]);
}

/**
 * What a change can have broken: types and lint, the rules over all files, what imports what has changed, and, where it
 * is a part of what is built, the tests that run what is built.
 */
export function planChanged({ changes, reports }: { changes: Changes; reports: string }): Check[][] {
  const { types, lint, audit, build, architecture, api, browser, node } = allChecks(reports);
  const parts = builtParts(changes.paths);
  const unbuilt = ['--project', 'unit', '--project', 'admin', '--project', 'mocked', '--exclude', ARCHITECTURE];
  const projects = parts.includes('api') ? unbuilt : [...unbuilt, '--project', 'server'];
  const filters = [...projects, '--changed', changes.base, '--passWithNoTests'];
  return [
    [types, lint],
    [architecture],
    [{ ...vitest('related', filters, reports), tally: tallyRelated }],
    ...(parts.includes('api') ? [[api]] : []),
    ...(parts.includes('packages') ? [[audit]] : []),
    ...(parts.includes('browser') ? [[build], [browser]] : []),
    ...(parts.includes('packages') ? [[node]] : []),
  ];
}

/** Two checkers: each of more would work out again what the others have, which takes longer on two cores. */
export const TYPE_CHECK = [inPackage('typescript/bin/tsc'), '--noEmit', '--checkers', '2'] as const;

function allChecks(reports: string): Record<Part, Check> {
  return {
    types: single('types', [...TYPE_CHECK]),
    lint: single('lint', [
      inPackage('@biomejs/biome/bin/biome'),
      'check',
      '--assist-enabled=false',
      '--error-on-warnings',
    ]),
    audit: single('audit', ['--import', 'tsx', 'tests/support/audit.ts']),
    build: single('build', ['src/cli/build.mjs']),
    unit: vitest(
      'unit',
      ['--project', 'unit', '--project', 'admin', '--project', 'mocked', '--exclude', ARCHITECTURE],
      reports,
    ),
    api: vitest('api', ['--project', 'server'], reports),
    architecture: vitest('architecture', ['--project', 'unit', ARCHITECTURE], reports),
    browser: playwright('browser', reports),
    node: { ...single('node', ['--import', 'tsx', '--test-reporter=spec', 'tests/newestNode.ts']), needs: 'build' },
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
