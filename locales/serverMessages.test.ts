import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Polyglot from 'node-polyglot';
import { describe, expect, it } from 'vitest';
import { FORMAT_NAMES } from '../src/core/rules/formats.ts';
import { refuse } from '../src/server/errors.ts';
import { refuseInSchool } from '../src/server/school/refusals.ts';
import { refusals } from './en/refusals.ts';
import { decisions, server } from './en/server.ts';
import { serverValidation, validation } from './en/validation.ts';
import { serverMessages } from './serverMessages.ts';

const SCHOOL = join('server', 'school');
const SOURCE = fileURLToPath(new URL('../src', import.meta.url));

/** What the code under these folders says of a value: `bad('key')` or `key: 'key'`. */
function problemKeys(folders: readonly string[], isLeftOut = (_path: string) => false): string[] {
  const code = folders.flatMap((folder) =>
    readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !isLeftOut(join(folder, name)))
      .map((name) => readFileSync(join(SOURCE, folder, name), 'utf8')),
  );
  const found = code.join('\n').matchAll(/(?:\bbad\(|\bkey: )'(\w+)'/g);
  return [...new Set(Array.from(found, ([, key]) => key ?? ''))];
}

describe('the messages about values', () => {
  it('cover every problem that the engine reports, without a word of the school', () => {
    const keys = problemKeys(['core/rules', 'server'], (path) => path.startsWith(SCHOOL));
    expect(keys.length).toBeGreaterThan(25);
    expect(keys.filter((key) => !(key in validation || key in serverValidation))).toEqual([]);
  });

  it('cover every problem that the school reports, and no other', () => {
    const keys = problemKeys([SCHOOL]);
    const missing = keys.filter((key) => !(key in serverMessages.en.validation));
    expect(missing, 'locales/<language>/refusals.ts lacks these under "validation"').toEqual([]);
    const unused = Object.keys(refusals.validation).filter((key) => !keys.includes(key));
    expect(unused, 'no rule reports these of locales/<language>/refusals.ts').toEqual([]);
  });

  it('cover every format and every kind of date', () => {
    const keys = [...FORMAT_NAMES, 'date', 'time', 'dateTime'];
    expect(keys.filter((key) => !(key in validation || key in serverValidation))).toEqual([]);
  });

  it('are the specification’s own, where it has some', () => {
    expect(validation).toMatchObject({
      positive: 'Please enter positive number!',
      creditCard: 'It is not valid credit card!',
      url: 'URL is invalid',
      password: 'Your %{field} must contain at least one uppercase, one lowercase, one special character and one digit',
      passwordMin: '%{field} is too short, you want to get hacked?',
    });
  });
});

describe('the server’s messages', () => {
  it('cover every refusal, the engine’s own by its own texts', () => {
    expect(Object.keys(refuse).filter((id) => !(id in { ...server, ...decisions }))).toEqual([]);
    expect(Object.keys(refuseInSchool).filter((id) => !(id in refusals.server))).toEqual([]);
  });

  it('say a state in the words of the resource', () => {
    const polyglot = new Polyglot({ locale: 'de', phrases: serverMessages.de });
    const state = polyglot.t('resources.expense.options.status.approved');
    expect(polyglot.t('server.state', { state })).toBe('Das ist jetzt nicht möglich: Der Status ist „Genehmigt“.');
  });

  it.each([
    [0, 'المصروفات'],
    [1, 'مصروف'],
    [2, 'المصروفات'],
    [5, 'المصروفات'],
    [25, 'المصروفات'],
    [100, 'المصروفات'],
  ])('name a resource in Arabic for the count of %i', (count, name) => {
    const polyglot = new Polyglot({ locale: 'ar', phrases: serverMessages.ar });
    expect(polyglot.t('resources.expense.name', { smart_count: count })).toBe(name);
  });

  it('count in Arabic as Arabic does', () => {
    const polyglot = new Polyglot({ locale: 'ar', phrases: serverMessages.ar });
    const said = [1, 2, 3, 11, 100].map((count) => polyglot.t('server.bulkDone', { smart_count: count }));
    expect(said).toEqual([
      'تمت معالجة سجل واحد.',
      'تمت معالجة سجلين.',
      'تمت معالجة 3 سجلات.',
      'تمت معالجة 11 سجلًا.',
      'تمت معالجة 100 سجل.',
    ]);
  });
});
