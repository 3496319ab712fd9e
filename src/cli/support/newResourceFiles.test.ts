import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defineRegistry, defineResource, type Resource, text } from '../../core/index.ts';
import { type NewResource, NewResourceError, writeNewResource } from './newResourceFiles.ts';

const usual = { permission: 'X', visibleTo: 'everybody', fields: { name: text() } } as const;
const wing = defineResource({ ...usual, name: 'wing', area: 'academics', path: '/wing' }) as Resource;
const role = defineResource({ ...usual, name: 'role', area: 'access', path: '/role' }) as Resource;
const registry = defineRegistry({ areas: ['academics', 'admission', 'access'], resources: [wing, role] });

const REGISTRY = `import { defineRegistry } from '../src/core/index.ts';
import { wing } from './academics/wing.ts';
import { role } from './access/role.ts';

export const registry = defineRegistry([
  wing,
  role,
]);
`;
const LABELS = "export const academics = {\n  wing: {\n    name: 'Wing |||| Wings',\n  },\n};\n";
const LABEL_INDEX =
  "import { academics } from './academics.ts';\n\nexport const resources: typeof english = { ...academics };\n";

const house = {
  area: 'academics',
  name: 'house',
  permission: 'House',
  wordings: { en: { name: 'House |||| Houses', empty: 'None.' } },
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'campus-new-'));
  const files = { 'schemas/index.ts': REGISTRY };
  for (const code of ['en', 'bn', 'de', 'fr', 'pt', 'ar']) {
    Object.assign(files, {
      [`locales/${code}/resources/academics.ts`]: LABELS,
      [`locales/${code}/resources/index.ts`]: LABEL_INDEX,
    });
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (given: Partial<NewResource> = {}) => writeNewResource({ root, registry, ...house, ...given });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('a new resource', () => {
  it('is a declaration of a few lines', () => {
    write();
    expect(read('schemas/academics/house.ts')).toBe(`import { defineResource, text } from '../../src/core/index.ts';

export const house = defineResource({
  name: 'house',
  area: 'academics',
  path: '/house',
  permission: 'House',
  visibleTo: 'everybody',
  fields: { name: text({ required: true, max: 80, unique: true }) },
  toggle: true,
});
`);
  });

  it('comes last in the menu of its area', () => {
    write();
    expect(read('schemas/index.ts')).toContain('[\n  wing,\n  house,\n  role,\n]');
    expect(read('schemas/index.ts')).toContain("import { house } from './academics/house.ts';\nimport { wing } ");
  });

  it('is shown at the words of its name unless a screen is said', () => {
    write({ name: 'sportsHouse' });
    expect(read('schemas/academics/sportsHouse.ts')).toContain("path: '/sports/house'");
    write({ name: 'hall', path: '/great/hall' });
    expect(read('schemas/academics/hall.ts')).toContain("path: '/great/hall'");
  });

  it('may be called by a word that a constant may not', () => {
    write({ name: 'package' });
    expect(read('schemas/index.ts')).toContain("import { packageResource } from './academics/package.ts';");
  });

  it('speaks the languages it was given, and marked English in the others', () => {
    write({ wordings: { ...house.wordings, de: { name: 'Haus |||| Häuser' } } });
    expect(read('locales/en/resources/academics.ts')).toContain(
      "  house: {\n    name: 'House |||| Houses',\n    empty: 'None.',\n  },\n}",
    );
    expect(read('locales/de/resources/academics.ts')).toContain(
      "  house: {\n    name: 'Haus |||| Häuser',\n    empty: '⟦None.⟧',\n  },\n}",
    );
    expect(read('locales/fr/resources/academics.ts')).toContain(
      "  house: {\n    name: '⟦House⟧ |||| ⟦Houses⟧',\n    empty: '⟦None.⟧',\n  },\n}",
    );
  });

  it('starts the labels of an area that has none yet, in every language', () => {
    const area = 'admission';
    const { files } = write({ area });
    expect(files).toContain('locales/pt/resources/admission.ts');
    expect(read('locales/pt/resources/admission.ts')).toContain('export const admission: typeof english = {');
    expect(read('locales/pt/resources/index.ts')).toContain('{ ...academics, ...admission }');
    expect(read('locales/pt/resources/index.ts')).toContain("import { admission } from './admission.ts';");
    expect(read('locales/en/resources/admission.ts')).toContain("  house: {\n    name: 'House |||| Houses',");
  });

  it.each<[Partial<NewResource>, string]>([
    [{ area: 'nowhere' }, 'There is no area "nowhere"; there are academics, '],
    [{ name: 'wing' }, 'There is a resource "wing" already, in schemas/academics/wing.ts.'],
    [{ name: 'Big-House' }, 'name: "Big-House" is not camelCase'],
    [{ path: '/wing' }, 'path: GET /wing is also wing path'],
    [{ path: 'house' }, '"house" is not a screen'],
    [{ permission: ' ' }, 'A label is one line of text.'],
    [{ wordings: { en: { name: 'House\n', empty: '' } } }, 'A label is one line of text.'],
  ])('is refused as %j, and nothing is written', (given, reason) => {
    const before = read('schemas/index.ts');
    expect(() => write(given)).toThrow(NewResourceError);
    expect(() => write(given)).toThrow(reason);
    expect(read('schemas/index.ts')).toBe(before);
    expect(existsSync(join(root, 'schemas/academics/house.ts'))).toBe(false);
  });
});
