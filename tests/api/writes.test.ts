import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { isFilled } from '../../src/core/conditions.ts';
import type { AnyField, Fields } from '../../src/core/fields/field.ts';
import { isEntered, type Resource } from '../../src/core/resource.ts';
import { build, create, fillVisible } from '../support/build.ts';
import { addressOf, type Campus, ENGINES, type Json, openCampus } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';

const made = registry.resources.filter(({ endpoints }) => endpoints.create);
const enteredOf = ({ fields }: Resource) => Object.entries(fields).filter(([, field]) => isEntered(field));
const uniqueOf = (resource: Resource) => enteredOf(resource).filter(([, { unique }]) => unique);
const requiredOf = (resource: Resource) =>
  enteredOf(resource).filter(([, field]) => field.required && !('initial' in field && isFilled(field.initial)));

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

describe.each(ENGINES)('writes on %s', (engine) => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  afterAll(() => campus.close());

  const { post, put, remove, one, history } = callsBy(() => campus);

  describe.each(eachOf(made))('%s', (_, resource) => {
    it('is made, and answers the stored record with a message', async () => {
      const input = await build(campus, resource);
      const answer = await post(resource, input);
      expect(answer.text && answer.status, answer.text).toBe(201);
      expect(answer.body).toMatchObject({ status: 'success', message: expect.any(String) });
      const record = answer.body.data as Json;
      expect(record.row_version).toBe(1);
      expect(await one(resource, record.id)).toEqual(record);
      for (const [name, field] of enteredOf(resource)) {
        if (field.kind === 'password' || !isFilled(input[name])) continue;
        expect(record[name], name).toEqual(input[name]);
      }
    });

    it('is changed, raising its version and keeping the rest, and tells who did what', async () => {
      const [changedField, first] = changeOf(resource);
      const before = await create(campus, resource);
      const answer = await put(resource, before.id, { [changedField]: first, row_version: before.row_version });
      expect(answer.status, answer.text).toBe(200);
      const after = answer.body.data as Json;
      expect(after[changedField]).toBe(first);
      expect(after.row_version).toBe(Number(before.row_version) + 1);
      const derived = Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind === 'computed');
      const changed = new Set(['row_version', 'updated_at', changedField, ...derived]);
      const rest = Object.entries(after).filter(([name]) => !changed.has(name));
      expect(before).toMatchObject(Object.fromEntries(rest));
      const [update, creation] = await history(resource, before.id);
      expect(creation).toMatchObject({ action: 'create', user: { name: 'Shaheda Begum' }, address: '127.0.0.1' });
      expect(update).toMatchObject({
        action: 'update',
        changes: [{ field: changedField, before: before[changedField], after: first }],
      });
    });
  });

  it.each(eachOf(made, (resource) => uniqueOf(resource).some(([, { required }]) => required)))(
    '%s is refused when something unique is taken, and only that is named',
    async (_, resource) => {
      const first = await create(campus, resource);
      const taken = uniqueOf(resource).filter(([name]) => isFilled(first[name]));
      expect(taken.length).toBeGreaterThan(0);
      for (const [name, field] of taken) {
        const same = Object.fromEntries(keyOf(name, field).map((each) => [each, first[each]]));
        const input = { ...(await build(campus, resource)), ...same };
        const answer = await post(resource, input);
        expect(answer.status, `${name}: ${answer.text}`).toBe(422);
        // What is the same in one key may be the same in another, or take place at the same time; one of them is named.
        const isSame = (each: string) => JSON.stringify(input[each] ?? null) === JSON.stringify(first[each] ?? null);
        const broken = uniqueOf(resource).flatMap(([other, each]) => (keyOf(other, each).every(isSame) ? [other] : []));
        const named = Object.keys(answer.body.errors as Json);
        expect(named.length, name).toBeGreaterThan(0);
        expect([...broken, resource.noOverlap?.from], name).toEqual(expect.arrayContaining(named));
      }
    },
  );

  it.each(eachOf(made, ({ endpoints }) => Boolean(endpoints.remove)))(
    '%s is deleted when nothing points at it, and then is gone',
    async (_, resource) => {
      const record = await create(campus, resource);
      const answer = await remove(resource, record.id);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toMatchObject({ status: 'success', data: { id: record.id } });
      expect((await campus.call(`GET ${addressOf(resource.endpoints.one.path, record.id)}`)).status).toBe(404);
      expect((await history(resource, record.id))[0]).toMatchObject({ action: 'delete' });
    },
  );

  it('finds nothing under an id that does not exist or is none', async () => {
    for (const id of ['999999999', '0', 'x', '99999999999999999999999']) {
      expect((await campus.call(`GET /religions/${id}`)).status, id).toBe(404);
      expect((await campus.call(`DELETE /religions/${id}`)).status, id).toBe(404);
    }
  });

  it('does not delete what is used, and says by how many of what', async () => {
    const bank = registry.get('bank');
    const [first] = (
      await campus.call(`GET ${bank.endpoints.list.path}`, { query: { filter: { q: 'Sonali' }, range: [0, 0] } })
    ).list;
    const answer = await remove(bank, first?.id);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain('1 bank account');
    expect(await one(bank, first?.id)).toEqual(first);
  });

  it('does not delete a user who has entered something', async () => {
    const [user, religion] = [registry.get('user'), registry.get('religion')];
    const { id } = await create(campus, user);
    const entered = await create(campus, religion);
    const enteredBy = (created_by: unknown) =>
      campus.database.db.updateTable(religion.table).set({ created_by }).where('id', '=', Number(entered.id)).execute();
    await enteredBy(id);
    const answer = await remove(user, id);
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('1 religion')]);
    await enteredBy(null);
    expect((await remove(user, id)).status).toBe(200);
  });

  it('switches many at once and deletes what it may, telling what was refused', async () => {
    const religion = registry.get('religion');
    const [used] = (await campus.call('GET /get/all/religion', { query: { filter: { name: 'Islam' }, range: [0, 0] } }))
      .list;
    const free = await create(campus, religion);
    const ids = [Number(free.id), Number(used?.id), 999_999];
    const switched = await campus.call('PUT /religions/bulk/status', { body: { ids: [free.id], is_active: 0 } });
    expect(switched.body.data).toEqual({ done: [free.id], refused: [] });
    const deleted = await campus.call('DELETE /religions/bulk', { body: { ids } });
    expect(deleted.body.data).toMatchObject({ done: [free.id], refused: [{ id: used?.id }, { id: 999_999 }] });
  });

  it('tells of each of many that is refused what is wrong with its fields', async () => {
    const booking = registry.get('conferenceBooking');
    const first = await create(campus, booking);
    expect(
      (await campus.call(`PUT /${booking.collection}/${first.id}/status`, { body: { is_active: 0 } })).status,
    ).toBe(200);
    const { conference_room_id, starts_at, ends_at } = first;
    const second = await create(campus, booking, { conference_room_id, starts_at, ends_at });
    const answer = await campus.call(`PUT /${booking.collection}/bulk/status`, {
      body: { ids: [first.id], is_active: 1 },
    });
    expect(answer.body.data).toEqual({
      done: [],
      refused: [{ id: first.id, message: expect.stringMatching(/^Begins: This overlaps with /) }],
    });
    expect((await remove(booking, second.id)).status).toBe(200);
  });

  it('keeps exactly one academic year current', async () => {
    const year = registry.get('academicYear');
    const [current] = (
      await campus.call('GET /get/all/academic/year', { query: { filter: { is_current: 1 }, range: [0, 9] } })
    ).list;
    const next = await create(campus, year, { is_current: 1 });
    expect(await one(year, current?.id)).toMatchObject({ is_current: 0 });
    const again = await put(year, next.id, { year: 'The current one', is_current: 1 });
    expect(again.body.data, again.text).toMatchObject({ year: 'The current one', is_current: 1 });
    for (const is_current of [0, null]) expect((await put(year, next.id, { is_current })).status).toBe(409);
    expect((await campus.call(`PUT /academic-years/${next.id}/status`, { body: { is_active: 0 } })).status).toBe(409);
    expect((await remove(year, next.id)).status).toBe(409);
    expect(await one(year, next.id)).toMatchObject({ is_current: 1, is_active: 1 });
    const switched = await history(year, current?.id);
    expect(switched[0]).toMatchObject({ changes: [{ field: 'is_current', before: 1, after: 0 }] });
  });

  it('makes no academic year current that is switched off', async () => {
    const year = registry.get('academicYear');
    const off = await create(campus, year, { is_active: 0 });
    expect((await put(year, off.id, { is_current: 1 })).status).toBe(409);
    expect(await one(year, off.id)).toMatchObject({ is_current: 0, is_active: 0 });
  });

  it('makes the first academic year current that is switched on, where none is', async () => {
    const year = registry.get('academicYear');
    const mark = (is_current: 0 | 1, id: unknown) =>
      campus.database.db.updateTable(year.table).set({ is_current }).where('id', '=', Number(id)).execute();
    const [current] = (
      await campus.call('GET /get/all/academic/year', { query: { filter: { is_current: 1 }, range: [0, 9] } })
    ).list;
    await mark(0, current?.id);
    expect(await create(campus, year, { is_active: 0 })).toMatchObject({ is_current: 0 });
    const first = await create(campus, year);
    expect(first).toMatchObject({ is_current: 1 });
    expect(await create(campus, year)).toMatchObject({ is_current: 0 });
    await mark(0, first.id);
    await mark(1, current?.id);
  });

  it('answers the sections of the chosen wings', async () => {
    const [wing] = (await campus.call('GET /get/all/wing')).list;
    const answer = await campus.call('POST /get/section/wings', { body: { wings: [wing?.id] } });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.list.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
    expect((await campus.call('POST /get/section/wings', { body: { wings: ['x'] } })).status).toBe(422);
  });
});

// What follows is decided before the database is asked, or by the statements tried above: one engine shows it.
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
            await campus.database.db.updateTable(table).set({ is_active }).where('id', '=', id).execute();
      };
      await switchThem(0);
      const answer = await put(resource, before.id, before);
      await switchThem(1);
      expect(answer.status, answer.text).toBe(200);
    },
  );

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

function callsBy(campusOf: () => Campus) {
  const call: Campus['call'] = (...given) => campusOf().call(...given);
  return {
    post: (resource: Resource, body: Json) => call(`POST ${resource.endpoints.create?.path}`, { body }),
    put: (resource: Resource, id: unknown, body: Json) =>
      call(`PUT ${addressOf(resource.endpoints.update?.path ?? '', id)}`, { body }),
    remove: (resource: Resource, id: unknown) => call(`DELETE ${addressOf(resource.endpoints.remove?.path ?? '', id)}`),
    one: async (resource: Resource, id: unknown) =>
      (await call(`GET ${addressOf(resource.endpoints.one.path, id)}`)).body,
    history: async (resource: Resource, id: unknown) =>
      (await call(`GET ${addressOf(resource.endpoints.history.path, id)}`)).list,
  };
}

function keyOf(name: string, { unique }: AnyField): string[] {
  return [name, ...(Array.isArray(unique) ? (unique as string[]) : [])];
}

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

let changes = 0;

// A field that can be changed alone, with two new values for it.
function changeOf({ fields }: Resource): [name: string, first: unknown, second: unknown] {
  const entered = Object.entries(fields).filter(([, field]) => isEntered(field));
  const text = entered.find(
    ([, field]) => (field.kind === 'text' || field.kind === 'longText') && !field.format && field.length === undefined,
  );
  changes += 1;
  if (text) return [text[0], `First ${changes}`, `Second ${changes}`];
  const number = entered.find(([, field]) => field.kind === 'integer');
  if (number) return [number[0], 7, 8];
  const choice = entered.flatMap(([name, field]) =>
    field.kind === 'choice' && field.options.length > 2 ? [{ name, field }] : [],
  )[0];
  if (choice) return [choice.name, choice.field.options[1]?.value, choice.field.options[2]?.value];
  const code = entered.find(([, field]) => field.kind === 'text' && field.format === 'code' && !field.unique);
  if (code) return [code[0], `F-${changes}`, `S-${changes}`];
  throw new Error('There is nothing to change');
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
