import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { isFilled } from '../../src/core/conditions.ts';
import { type AnyField, type Fields, isDemanded } from '../../src/core/fields/field.ts';
import { narrowingOf } from '../../src/core/narrowing.ts';
import type { Resource } from '../../src/core/resource.ts';
import { build, create, fillVisible } from '../support/build.ts';
import { addressOf, type Campus, type Json, openCampus } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';
import { callsBy, changeOf, enteredOf, made } from '../support/writeCalls.ts';
import { anyTable } from '../../src/server/db/tables.ts';

/** What begins with a value, or is counted on, needs none. */
const requiredOf = (resource: Resource) =>
  enteredOf(resource).filter(
    ([, field]) =>
      isDemanded(field) && !('initial' in field && isFilled(field.initial)) && !('next' in field && field.next),
  );

/** One field of each kind that can hold a wrong value. */
const kinds = [
  ...new Map(
    made.flatMap((resource) =>
      enteredOf(resource)
        .filter(([, field]) => !field.visibleWhen && wrongValue(field) !== undefined)
        .map(([name, field]) => [field.kind, { name: field.kind, resource, field: name, wrong: wrongValue(field) }]),
    ),
  ).values(),
];
/** References that are chosen among those that fit what is chosen beside them. */
const narrowed = made.flatMap((resource) =>
  enteredOf(resource).flatMap(([field, declared]) => {
    if (declared.kind !== 'reference' || !declared.required) return [];
    return narrowingOf(declared).pairs.flatMap(([, beside]) => {
      const { [beside]: other } = resource.fields;
      if (other?.kind !== 'reference') return [];
      return [{ name: `${field} of ${resource.name} by ${beside}`, resource, field, beside, target: other.target }];
    });
  }),
);
/** The fewest entities, roughly, in whose forms every kind of field is. */
const ofEveryKind = made.filter(
  (() => {
    const seen = new Set<string>();
    return (resource: Resource) => {
      const fresh = enteredOf(resource).filter(([, { kind }]) => !seen.has(kind));
      for (const [, { kind }] of fresh) seen.add(kind);
      return fresh.length > 0;
    };
  })(),
);

// This is decided before the database is asked, or by the statements that writes.test.ts tries: one engine shows it.
describe('writes', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('embedded');
  });
  afterAll(() => campus.close());

  const { post, put, one } = callsBy(() => campus);

  it.each(eachOf(ofEveryKind))('%s is made the same from a form-urlencoded body', async (_, resource) => {
    const input = await build(campus, resource);
    const texts = Object.entries(input).map(([name, value]) => [
      name,
      Array.isArray(value) ? JSON.stringify(value) : String(value ?? ''),
    ]);
    const answer = await campus.call(`POST ${resource.endpoints.create?.path}`, {
      body: new URLSearchParams(Object.fromEntries(texts)).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status, answer.text).toBe(201);
    const record = answer.body.data as Json;
    for (const [name, { kind }] of enteredOf(resource)) {
      if (kind !== 'password' && isFilled(input[name])) expect(record[name], name).toEqual(input[name]);
    }
  });

  it.each(eachOf(made, (resource) => requiredOf(resource).length > 0))(
    '%s is refused without what is required, naming every field',
    async (_, resource) => {
      const answer = await post(resource, {});
      expect(answer.status).toBe(422);
      for (const [name] of requiredOf(resource)) expect(answer.body.errors, name).toHaveProperty(name);
    },
  );

  it.each(eachOf(kinds))('a %s that it cannot be is refused at its field', async (_, { resource, field, wrong }) => {
    const input = await fillVisible(campus, resource, { ...(await build(campus, resource)), [field]: wrong });
    const answer = await post(resource, input);
    expect(answer.status, answer.text).toBe(422);
    expect(Object.keys(answer.body.errors as Json).map((key) => key.split('.')[0])).toContain(field);
  });

  it('an unknown key is refused and named', async () => {
    const religion = registry.get('religion');
    const answer = await post(religion, { ...(await build(campus, religion)), nonsense: 1 });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors as Json)).toEqual(['nonsense']);
  });

  it.each(eachOf(made))('%s is not changed by somebody who saw an older version', async (_, resource) => {
    const [changedField, first, second] = changeOf(resource);
    const before = await create(campus, resource);
    await put(resource, before.id, { [changedField]: first, row_version: before.row_version });
    const answer = await put(resource, before.id, { [changedField]: second, row_version: before.row_version });
    expect(answer.status).toBe(409);
    expect(answer.body.current).toMatchObject({ [changedField]: first });
    expect((await one(resource, before.id))[changedField]).toBe(first);
  });

  it.each(eachOf(made))('%s takes back what it answered', async (_, resource) => {
    const before = await create(campus, resource);
    const answer = await put(resource, before.id, before);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toEqual(before);
  });

  it.each(eachOf(made, ({ fields }) => referredBy(fields, {}).length > 0))(
    '%s takes back what it answered, although what it refers to has been switched off since',
    async (_, resource) => {
      const before = await create(campus, resource);
      const referred = referredBy(resource.fields, before);
      const switchThem = async (is_active: 0 | 1) => {
        for (const { table, ids } of referred)
          for (const id of ids)
            await anyTable(campus.database.db).updateTable(table).set({ is_active }).where('id', '=', id).execute();
      };
      await switchThem(0);
      const answer = await put(resource, before.id, before);
      await switchThem(1);
      expect(answer.status, answer.text).toBe(200);
    },
  );

  it.each(eachOf(narrowed))('%s: what is chosen beside it does not change without it', async (_, each) => {
    const { resource, field, beside, target } = each;
    const record = await create(campus, resource);
    const { id } = await create(campus, registry.get(target));
    const answer = await put(resource, record.id, { [beside]: id });
    expect(answer.status, answer.text).toBe(422);
    expect(answer.body.errors).toHaveProperty(field);
  });

  it.each(eachOf(made, ({ endpoints }) => Boolean(endpoints.toggle)))(
    '%s is switched off and on again, and leaves its active list',
    async (_, resource) => {
      const { toggle, variants } = resource.endpoints;
      const record = await create(campus, resource);
      const path = `PUT ${addressOf(toggle?.path ?? '', record.id)}` as const;
      const off = await campus.call(path, { body: { is_active: 0 } });
      expect(off.body, off.text).toMatchObject({ status: 'success', data: { is_active: 0 } });
      for (const { endpoint } of variants.filter(({ name }) => name === 'active')) {
        const { list } = await campus.call(`GET ${endpoint.path}`);
        expect(list.map(({ id }) => id)).not.toContain(record.id);
      }
      const on = await campus.call(path, { body: { is_active: '1' } });
      expect(on.body.data).toMatchObject({ is_active: 1 });
    },
  );

  it.each([{ is_active: 'x' }, {}])('a switch that says %j is refused', async (body) => {
    const { id } = await create(campus, registry.get('religion'));
    expect((await campus.call(`PUT /religions/${id}/status`, { body })).status).toBe(422);
  });

  it('answers in the language that is asked for', async () => {
    const german = await campus.call('POST /religions', { body: {}, headers: { 'accept-language': 'de-DE,de;q=0.9' } });
    const english = await campus.call('POST /religions', { body: {} });
    expect(german.body.message).not.toBe(english.body.message);
    expect((german.body.errors as Json).name).not.toEqual((english.body.errors as Json).name);
  });

  it.each([{}, { wings: [] }, { wings: '' }, { wings: '[]' }])(
    'asks which wings are meant where a call says %j',
    async (body) => {
      const answer = await campus.call('POST /get/section/wings', { body });
      expect(answer.status, answer.text).toBe(422);
      expect(answer.body.errors).toHaveProperty('wings');
    },
  );
});

/** What a record refers to that can be switched off, also by its child rows. Without their role nobody could ask. */
function referredBy(fields: Fields, record: Json): { table: string; ids: number[] }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'children')
      return ((record[name] ?? [{}]) as Json[]).flatMap((row) => referredBy(field.fields, row));
    if (field.kind !== 'reference' && field.kind !== 'manyToMany') return [];
    const { table, toggle } = registry.get(field.target);
    const ids = [record[name] ?? []].flat().map(Number);
    return toggle && field.target !== 'role' ? [{ table, ids }] : [];
  });
}

// A value that the kind cannot hold; undefined where every value can be held.
function wrongValue(field: AnyField): unknown {
  switch (field.kind) {
    case 'integer':
    case 'year':
    case 'decimal':
    case 'percent':
    case 'money':
      return 'many';
    case 'boolean':
      return 'maybe';
    case 'choice':
      return 'nothing of that';
    case 'reference':
      return 999_999_999;
    case 'manyToMany':
      return [999_999_999];
    case 'children':
      return '{';
    case 'image':
    case 'file':
      return '/storage/ab/missing.png';
    case 'images':
      return ['elsewhere'];
    case 'date':
    case 'time':
    case 'dateTime':
      return 'soon';
    case 'computed':
    case 'status':
      return undefined;
    default:
      return 'x'.repeat(25_000);
  }
}
