import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { AREAS } from '../schemas/areas.ts';
import {
  ACTION_KEYS,
  ENDPOINT_KEYS,
  FORM_KEYS,
  LIST_KEYS,
  NEED_KEYS,
  NEXT_KEYS,
  NO_OVERLAP_KEYS,
  RECORDS_KEYS,
  RESOURCE_KEYS,
  ROW_RULE_KEYS,
  SCREEN_KEYS,
  SECTION_KEYS,
  VISIBLE_TO_KEYS,
  WARNS_OF_KEYS,
  TOTAL_KEYS,
  VARIANT_KEYS,
} from '../src/core/declarationKeys.ts';
import type { FieldKind } from '../src/core/fields/field.ts';
import { COMMON_OPTIONS, OWN_OPTIONS } from '../src/core/fields/optionNames.ts';
import { SYSTEM_FIELDS } from '../src/core/resource.ts';
import { FORMAT_NAMES } from '../src/core/rules/formats.ts';
import { bookOrder } from './support/examples/bookOrder.ts';
import { bookOrderRules } from './support/examples/bookOrderRules.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../schemas/access/demoLogins.ts';

type Names<Key extends PropertyKey> = Readonly<Record<Key, true>>;

// A kind that is added to the language and not here fails the type check.
const KINDS: Names<FieldKind> = {
  text: true,
  longText: true,
  richText: true,
  email: true,
  phone: true,
  url: true,
  color: true,
  password: true,
  integer: true,
  year: true,
  decimal: true,
  percent: true,
  money: true,
  date: true,
  time: true,
  dateTime: true,
  boolean: true,
  choice: true,
  status: true,
  reference: true,
  manyToMany: true,
  children: true,
  image: true,
  images: true,
  file: true,
  computed: true,
};
const PARTS = [
  TOTAL_KEYS,
  RECORDS_KEYS,
  SCREEN_KEYS,
  VARIANT_KEYS,
  NEED_KEYS,
  VISIBLE_TO_KEYS,
  ROW_RULE_KEYS,
  NO_OVERLAP_KEYS,
  SECTION_KEYS,
  NEXT_KEYS,
  WARNS_OF_KEYS,
];
const OPTIONS = new Set(
  [COMMON_OPTIONS, ...Object.values(OWN_OPTIONS), ...PARTS].flatMap((names) => Object.keys(names)),
);

const EXAMPLES = 'tests/support/examples';
/** Where the pages say that their examples stand. */
const RULES_OF_EXAMPLES = 'src/server/school/rules/finance';
const DECLARATIONS_OF_EXAMPLES = 'schemas/finance/';

const EXAMPLE = /```ts\n\/\/ (schemas\/\S+)\n([\s\S]*?)```/g;
const LINK = /\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g;

const pages = [
  'README.md',
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
const read = (page: string) => readFileSync(page, 'utf8');

describe('the page about the schema language', () => {
  const page = read('docs/schema-language.md');
  const firstCells = new Set([...page.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) => codeIn(cell)));
  const anywhere = new Set(codeIn(page));

  it.each(Object.keys(KINDS))('has a row for the field kind %s', (kind) => {
    expect(page).toMatch(new RegExp(`^\\| \`${kind}\` \\|(.+\\|){3}$`, 'm'));
  });

  it.each(Object.keys(RESOURCE_KEYS))('has a row for the key %s', (key) => {
    expect(page).toMatch(new RegExp(`^\\| \`${key}\` \\|(.+\\|){2}$`, 'm'));
  });

  it('has a row for every key of lists, forms and actions', () => {
    const keys = [
      ...Object.keys(LIST_KEYS).map((key) => `list.${key}`),
      ...Object.keys(FORM_KEYS).map((key) => `form.${key}`),
    ];
    expect([...keys, ...Object.keys(ACTION_KEYS)].filter((key) => !firstCells.has(key))).toEqual([]);
  });

  it('names every option, call, area, format and system field', () => {
    const names = [...OPTIONS, ...Object.keys(ENDPOINT_KEYS), ...AREAS, ...FORMAT_NAMES, ...SYSTEM_FIELDS];
    expect(names.filter((name) => !anywhere.has(name))).toEqual([]);
  });

  it('shows examples that stand in the declarations as they are shown', () => {
    const examples = [...page.matchAll(EXAMPLE)];
    expect(examples.length).toBeGreaterThan(3);
    for (const [, file = '', code = ''] of examples) {
      const declared = new Set(read(file).split('\n'));
      expect(
        code.split('\n').filter((line) => !declared.has(line)),
        file,
      ).toEqual([]);
    }
  });
});

describe('the read-me', () => {
  const page = read('README.md');

  it('names every setting', () => {
    const settings = [...read('src/server/env.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
    expect(settings.length).toBeGreaterThan(5);
    expect(settings.filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([]);
  });

  it('names the demo logins with their password', () => {
    const codes = codeIn(page);
    expect([...DEMO_LOGINS.map(({ email }) => email), DEMO_PASSWORD].filter((name) => !codes.includes(name))).toEqual(
      [],
    );
  });
});

describe('examples of rules', () => {
  const written = readdirSync(EXAMPLES).map((file) => comparable(read(`${EXAMPLES}/${file}`), EXAMPLES));

  it.each([
    ['README.md', '## Add a rule, and what follows', 2],
    ['docs/rules.md', '## Writing a rule', 9],
  ])('in %s stand in files that are compiled, and import what these do', (page, heading, count) => {
    const [, chapter = ''] = read(page).split(`${heading}\n`);
    const [text = ''] = chapter.split('\n## ');
    const shown = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) =>
      comparable(code, RULES_OF_EXAMPLES),
    );
    expect(shown).toHaveLength(count);
    expect(shown.filter((code) => !written.some((file) => file.includes(code)))).toEqual([]);
  });

  it('are taken by the language and by the engine', () => {
    expect(Object.keys(bookOrder.actions)).toEqual(['approve', 'reject']);
    expect(bookOrderRules.entity).toBe('bookOrder');
  });
});

describe.each(pages)('%s', (page) => {
  it('links to what is there', () => {
    const broken = [...read(page).matchAll(LINK)].filter(([, path = '', heading]) => {
      const target = path === '' ? page : join(dirname(page), path);
      return !existsSync(target) || (heading !== undefined && !headingsOf(target).includes(heading));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it('names only commands that there are', () => {
    const named = [...read(page).matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !(script in packageJson.scripts))).toEqual([]);
  });
});

/** Code in a folder without its indentation, each import in one line and by its path from the root. */
function comparable(code: string, folder: string): string {
  const fromRoot = (path: string) => join(folder, path).replace(`${EXAMPLES}/`, DECLARATIONS_OF_EXAMPLES);
  const inOneLine = (statement: string) =>
    statement
      .replace(/\s+/g, ' ')
      .replace(', }', ' }')
      .replace(/ from '(\..*)'/, (_, path: string) => ` from '${fromRoot(path)}'`);
  const lines = code.replace(/^ *import [^;]*;/gm, inOneLine).split('\n');
  return lines
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

function codeIn(text: string): string[] {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return spans.flatMap((code) => [code, ...code.split(/[^\w@.!$]+/)]);
}

function headingsOf(page: string): string[] {
  const titles = [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);
  return titles.map((title) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}
