import { execFileSync } from 'node:child_process';

export interface Changes {
  /**
   * The commit compared with: where the branch left `main`; on `main` the last one, or the one before where nothing is
   * uncommitted.
   */
  readonly base: string;
  /** Every path that differs from it, files that are new included. */
  readonly paths: readonly string[];
}

/**
 * Sources of the built server and screens, which the tests of the API and of the browser run: no import of theirs leads
 * there.
 */
const BUILT = {
  api: /^(src\/(server|core|domain|site|cli)|schemas|locales|tests\/(api|contract|support))\/|^(vite\.config\.ts|package(-lock)?\.json)$/,
  browser:
    /^(src|resources|schemas|locales|tests\/(e2e|support)|public)\/|^(index\.html|vite\.config\.ts|package(-lock)?\.json)$/,
  /** What other packages are, and the product on the newest Node with them. */
  packages: /^package(-lock)?\.json$/,
} as const;

/**
 * The parts of `npm test` that run what is built, and so can be broken by a change that none of their files imports.
 */
export function builtParts(paths: readonly string[]): (keyof typeof BUILT)[] {
  const touched = paths.filter((path) => !/\.test\.tsx?$/.test(path) || /^tests\/(api|contract)\//.test(path));
  return (['api', 'browser', 'packages'] as const).filter((part) => touched.some((path) => BUILT[part].test(path)));
}

/** What has changed in this working copy. */
export function readChanges(): Changes {
  const head = git('rev-parse', 'HEAD');
  const fork = git('merge-base', 'HEAD', 'main');
  const isDirty = git('status', '--porcelain') !== '';
  const base = fork !== head ? fork : isDirty ? head : git('rev-parse', 'HEAD~1');
  const known = git('diff', '--name-only', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return { base, paths: [...known.split('\n'), ...added.split('\n')].filter(Boolean) };
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
