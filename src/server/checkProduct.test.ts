import { expect, it } from 'vitest';
import { libraryProduct } from '../../tests/support/libraryProduct.ts';
import { cohort } from '../../schemas/academics/cohort.ts';
import { OWN_PAGES } from '../admin/addresses/ownPages.ts';
import { ENGINE_PAGES } from '../core/enginePlaces.ts';
import { children, defineResource, integer, manyToMany, reference, text } from '../core/index.ts';
import type { ResourceDeclaration } from '../core/resource.ts';
import { checkProduct } from './checkProduct.ts';
import { school } from './school/index.ts';

const shelf = {
  name: 'shelf',
  plural: 'shelves',
  area: 'stock',
  path: '/shelf',
  permission: 'Shelf',
  visibleTo: 'everybody',
  fields: { name: text({ required: true }) },
} as const;

const starting =
  (product: typeof school, more: Partial<ResourceDeclaration>, area = 'settings') =>
  () => {
    const added = defineResource({ ...shelf, area, ...more } as ResourceDeclaration);
    checkProduct({ ...product, registry: product.registry.extendedBy(added) });
  };

it.each([school, libraryProduct])('what $name declares is taken', (product) => {
  expect(() => checkProduct(product)).not.toThrow();
});

it.each<[Partial<ResourceDeclaration>, string]>([
  [{ endpoints: { list: '/jobs' } }, 'endpoints.list: GET /jobs is the call "jobs" of the engine'],
  [{ endpoints: { create: 'POST /login' } }, 'endpoints.create: POST /login is the call "login" of the engine'],
  [{ endpoints: { one: '/jobs/{id}' } }, 'endpoints.one: GET /jobs/{id} is the call "job" of the engine'],
  [{ endpoints: { list: '/docs' } }, 'endpoints.list: GET /docs is the documentation of the calls'],
  [
    { endpoints: { variants: { own: { path: '/dashboard' } } } },
    'endpoints.variants.own: GET /dashboard is the call "dashboard" of the product',
  ],
  [
    { fields: { name: text(), rows: children({ name: text() }, { list: '/health' }) } },
    'fields.rows.list: GET /health is the call "health" of the engine',
  ],
  [{ path: '/login' }, 'path: /login is a page of the engine'],
  [{ path: '/Login' }, 'path: /Login is a page of the engine'],
  [{ path: '/profile' }, 'path: /profile is a page of the engine'],
  [{ path: '/audit' }, 'path: /audit is the screen "audit" of the product'],
  [{ screens: { create: '/result/publish' } }, 'screens.create: /result/publish is the screen "publishResults" of the'],
  [{ path: '/api' }, 'path: /api is in /api, which the server has for itself'],
  [{ path: '/storage/shelves' }, 'path: /storage/shelves is in /storage, which the server has for itself'],
  [{ screens: { edit: '/assets/{id}' } }, 'screens.edit: /assets/{id} is in /assets, which the server has for itself'],
])('an address that something else has is refused by its file and key: %j', (more, message) => {
  expect(starting(school, more)).toThrow(`schemas/settings/shelf.ts: ${message}`);
});

it('a word that stands for any in the address of a screen is in the way of none that is written out', () => {
  expect(starting(school, { path: '/public/shelf' })).not.toThrow();
});

it.each(['job', 'login', 'call', 'audit', 'view'])(
  'an entity is not named as something that the history tells of: %s',
  (name) => {
    expect(starting(libraryProduct, { name, plural: 'shelves' }, 'stock')).toThrow(
      `schemas/stock/${name}.ts: name: "${name}" is what the history calls something of the engine`,
    );
  },
);

it('every page of the back office is known as one of the engine', () => {
  const pages: readonly string[] = ENGINE_PAGES;
  expect(Object.values(OWN_PAGES).filter(({ path }) => !pages.includes(path))).toEqual([]);
});

it.each<[Partial<ResourceDeclaration>, string]>([
  [{ plural: 'secondFactors' }, "plural: the table second_factors is the engine's own"],
  [
    { fields: { name: text(), role_ids: manyToMany('role', { through: 'stored_files' }) } },
    "fields.role_ids: the table stored_files is the engine's own",
  ],
  [
    { fields: { name: text(), rows: children({ parent_id: integer() }) } },
    'fields.rows: the column parent_id stands twice',
  ],
  [
    { fields: { name: text(), note: text({ max: 301, unique: true }) } },
    'fields.note.unique: "note" cannot be compared by an index',
  ],
])('what no table can be made of is refused at the start: %j', (more, message) => {
  expect(starting(libraryProduct, more, 'stock')).toThrow(`schemas/stock/shelf.ts: ${message}`);
});

it.each<[Partial<typeof school>, string]>([
  [{ searched: ['studnet'] }, 'searched: there is no entity "studnet"; did you mean "student"?'],
  [{ loginIds: { emploee: 'employee_id' } }, 'loginIds: there is no entity "emploee"; did you mean "employee"?'],
  [
    { loginIds: { employee: 'employe_id' } },
    'loginIds.employee: there is no text "employe_id"; did you mean "employee_id"?',
  ],
  [{ loginIds: { religion: 'name' } }, 'loginIds.religion: it names no user in a field "user_id"'],
  [{ jobs: [...school.jobs, ...school.jobs.slice(0, 1)] }, `jobs: two have the kind "${school.jobs[0]?.kind}"`],
  [{ documents: [...school.documents, ...school.documents.slice(0, 1)] }, 'Two documents have the kind'],
])('what a product names, and there is not, is refused at the start: %#', (more, message) => {
  expect(() => checkProduct({ ...school, ...more })).toThrow(message);
});

it('what is required and may not be entered has something that fills it', () => {
  const code = (options: object) => ({
    fields: { name: text(), code: text({ required: true, readOnly: true, ...options }) },
  });
  expect(starting(school, code({}))).toThrow(
    'schemas/settings/shelf.ts: fields.code: it is required, and neither people nor an "initial" nor rules of the entity fill it',
  );
  expect(starting(school, code({ initial: 'new' }))).not.toThrow();
  const shelf = { entity: 'shelf', rules: { beforeWrite: async () => undefined } };
  expect(starting({ ...school, rules: [...school.rules, shelf] }, code({}))).not.toThrow();
});

it('a row rule of the school stands where its columns are', () => {
  const visibleTo = { rules: [{ rule: 'teacherOfLesson', by: 'subject_id' }] } as const;
  const subject = { subject_id: reference('subject', { required: true }) };
  expect(starting(school, { visibleTo, fields: { name: text(), ...subject } })).toThrow(
    'schemas/settings/shelf.ts: visibleTo: the rule "teacherOfLesson" asks for a field "academic_year_id"',
  );
  expect(starting(school, { visibleTo, fields: { name: text(), ...subject, ...cohort } })).not.toThrow();
});
