import { describe, expect, it } from 'vitest';
import { listedNames, quoted, withEntry, withImport, withListed, withSpread } from './sourceEdits.ts';

const registry = `import { defineRegistry } from '../src/core/index.ts';
import { wing } from './academics/wing.ts';
import { role } from './access/role.ts';

export const registry = defineRegistry([
  wing,
  role,
]);
`;

describe('an import', () => {
  const imported = (from: string) =>
    withImport(registry, { name: 'x', from }).split('\n').indexOf(`import { x } from '${from}';`);

  it.each([
    ['./academics/house.ts', 1],
    ['./academics/zone.ts', 2],
    ['./settings/x.ts', 3],
  ])('of %s takes its place among the others', (from, line) => {
    expect(imported(from)).toBe(line);
  });
});

describe('a list', () => {
  it('tells its names', () => {
    expect(listedNames(registry)).toEqual(['wing', 'role']);
  });

  it('takes a name behind another, or first', () => {
    expect(listedNames(withListed(registry, 'house', 'wing'))).toEqual(['wing', 'house', 'role']);
    expect(listedNames(withListed(registry, 'house', undefined))).toEqual(['house', 'wing', 'role']);
  });
});

describe('an object', () => {
  it('takes an entry at its end, whatever it is closed with', () => {
    expect(withEntry('const a = {\n  x: 1,\n} satisfies X;\n', ['y: 2,'])).toBe(
      'const a = {\n  x: 1,\n  y: 2,\n} satisfies X;\n',
    );
  });

  it('takes a part, in one line or in many', () => {
    expect(withSpread('export const all: T = { ...a, ...b };', 'all', 'c')).toBe(
      'export const all: T = { ...a, ...b, ...c };',
    );
    expect(withSpread('export const all = {\n  ...a,\n  ...b,\n};', 'all', 'c')).toBe(
      'export const all = {\n  ...a,\n  ...b,\n  ...c,\n};',
    );
  });
});

describe('a text', () => {
  it('keeps its quotes and backslashes', () => {
    expect(quoted(`it's \\ "so"`)).toBe(`'it\\'s \\\\ "so"'`);
  });
});
