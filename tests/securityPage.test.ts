import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');

/** The paths that the page names, without the section of a page. */
const paths = [...page.matchAll(/`([^`\s]+)`/g)]
  .map(([, path = '']) => path.split('#')[0] ?? '')
  .filter((path) => /^(docs|locales|resources|schemas|src|tests)\//.test(path));

/** The requirements: id, level, how far it is met, and how. */
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (met|partly|not met|–) \| (.*) \|$/gm)];

describe('docs/security.md', () => {
  it('names tests and sources that are there', () => {
    expect(paths.length).toBeGreaterThan(100);
    expect([...new Set(paths)].filter((path) => !existsSync(path))).toEqual([]);
  });

  it('goes through every requirement of levels 1 and 2 once, in order, and says of each why', () => {
    const ids = rows.map(([, id]) => id as string);
    expect(ids).toHaveLength(253);
    expect([...new Set(ids)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))).toEqual(ids);
    expect(rows.filter(([, , , , how = '']) => how.trim().length < 8).map(([, id]) => id)).toEqual([]);
    expect(rows.filter(([, , level]) => level === '1')).toHaveLength(70);
  });

  it('counts them as they are', () => {
    const count = (state: string) => rows.filter(([, , , each]) => each === state).length;
    const said = /(\d+) are met, (\d+) in part, (\d+) are not, and (\d+) do not apply/.exec(page)?.slice(1).map(Number);
    expect(said).toEqual(['met', 'partly', 'not met', '–'].map(count));
  });

  it('is where a reader of README.md finds it', () => {
    expect(readFileSync('README.md', 'utf8')).toContain('](docs/security.md)');
  });
});
