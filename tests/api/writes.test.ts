import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { holds, isFilled } from '../../src/core/conditions.ts';
import type { AnyField } from '../../src/core/fields/field.ts';
import { isEntered, type Resource } from '../../src/core/resource.ts';
import { build, create, fillVisible } from '../support/build.ts';
import { addressOf, type Campus, ENGINES, type Json, openCampus } from '../support/campus.ts';

const made = registry.resources.filter(({ endpoints }) => endpoints.create).map((resource) => [resource.name, resource] as const);

describe.each(ENGINES)('writes on %s', (engine) => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  afterAll(() => campus.close());

  const post = (resource: Resource, body: Json, headers?: Record<string, string>) =>
    campus.call(`POST ${resource.endpoints.create?.path}`, { body, headers });
  const put = (resource: Resource, id: unknown, body: Json) =>
    campus.call(`PUT ${addressOf(resource.endpoints.update?.path ?? '', id)}`, { body });
  const remove = (resource: Resource, id: unknown) => campus.call(`DELETE ${addressOf(resource.endpoints.remove?.path ?? '', id)}`);
  const one = async (resource: Resource, id: unknown) => (await campus.call(`GET ${addressOf(resource.endpoints.one.path, id)}`)).body;
  const history = async (resource: Resource, id: unknown) =>
    (await campus.call(`GET ${addressOf(resource.endpoints.history.path, id)}`)).list;

  describe.each(made)('%s', (_, resource) => {
    const names = Object.entries(resource.fields).filter(([, field]) => isEntered(field));

    it('is made, and answers the stored record with a message', async () => {
      const input = await build(campus, resource);
      const answer = await post(resource, input);
      expect(answer.text && answer.status, answer.text).toBe(201);
      expect(answer.body).toMatchObject({ status: 'success', message: expect.any(String) });
      const record = answer.body.data as Json;
      expect(record.row_version).toBe(1);
      expect(await one(resource, record.id)).toEqual(record);
      for (const [name, field] of names) {
        if (field.kind === 'password' || !isFilled(input[name])) continue;
        expect(record[name], name).toEqual(input[name]);
      }
    });

    it('is made the same from a form-urlencoded body', async () => {
      const input = await build(campus, resource);
      const texts = Object.entries(input).map(([name, value]) => [name, Array.isArray(value) ? JSON.stringify(value) : String(value ?? '')]);
      const body = new URLSearchParams(Object.fromEntries(texts)).toString();
      const answer = await campus.call(`POST ${resource.endpoints.create?.path}`, {
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(answer.status, answer.text).toBe(201);
    });

    it('is refused without what is required, naming every field', async () => {
      const required = names.filter(([, field]) => field.required && !('initial' in field && isFilled(field.initial)));
      const answer = await post(resource, {});
      expect(answer.status).toBe(422);
      for (const [name] of required) expect(answer.body.errors, name).toHaveProperty(name);
    });

    it('is refused with an unknown key, which is named', async () => {
      const answer = await post(resource, { ...(await build(campus, resource)), nonsense: 1 });
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toHaveProperty('nonsense');
    });

    it.each(names)('is refused when %s breaks its rule', async (name, field) => {
      const wrong = wrongValue(field);
      if (wrong === undefined) return;
      const input = await fillVisible(campus, resource, { ...(await build(campus, resource)), [name]: wrong });
      // What is hidden is passed over.
      if (!holds(field.visibleWhen, input)) return;
      const answer = await post(resource, input);
      expect(answer.status, answer.text).toBe(422);
      expect(Object.keys(answer.body.errors as Json).map((key) => key.split('.')[0])).toContain(name);
    });

    it('is refused when something unique is taken', async () => {
      const first = await create(campus, resource);
      for (const [name, field] of names) {
        if (!field.unique || !isFilled(first[name])) continue;
        const group = Array.isArray(field.unique) ? field.unique : [];
        const same = Object.fromEntries([name, ...group].map((each) => [each, first[each]]));
        const answer = await post(resource, { ...(await build(campus, resource)), ...same });
        expect(answer.status, `${name}: ${answer.text}`).toBe(422);
        // What is the same in one key may be the same in another, or take place at the same time; one of them is named.
        const named = Object.keys(answer.body.errors as Json);
        expect(named.some((each) => each === resource.noOverlap?.from || resource.fields[each]?.unique), name).toBe(true);
      }
    });

    it('is changed, raising its version and keeping the rest', async () => {
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
    });

    it('is not changed by somebody who saw an older version', async () => {
      const [changedField, first, second] = changeOf(resource);
      const before = await create(campus, resource);
      await put(resource, before.id, { [changedField]: first, row_version: before.row_version });
      const answer = await put(resource, before.id, { [changedField]: second, row_version: before.row_version });
      expect(answer.status).toBe(409);
      expect(answer.body.current).toMatchObject({ [changedField]: first });
      expect((await one(resource, before.id))[changedField]).toBe(first);
    });

    it('takes back what it answered', async () => {
      const before = await create(campus, resource);
      const answer = await put(resource, before.id, before);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body.data).toEqual(before);
    });

    it('tells who did what, with the values before and after', async () => {
      const [changedField, first] = changeOf(resource);
      const record = await create(campus, resource);
      await put(resource, record.id, { [changedField]: first });
      const [changed, created] = await history(resource, record.id);
      expect(created).toMatchObject({ action: 'create', user: { name: 'Shaheda Begum' }, address: '127.0.0.1' });
      expect(changed).toMatchObject({ action: 'update', changes: [{ field: changedField, before: record[changedField], after: first }] });
    });

    it('is deleted when nothing points at it, and then is gone; unless it is kept for ever', async () => {
      if (!resource.endpoints.remove) return;
      const record = await create(campus, resource);
      const answer = await remove(resource, record.id);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toMatchObject({ status: 'success', data: { id: record.id } });
      expect((await campus.call(`GET ${addressOf(resource.endpoints.one.path, record.id)}`)).status).toBe(404);
      expect((await history(resource, record.id))[0]).toMatchObject({ action: 'delete' });
    });

    it('is switched off and on again, and leaves its active list', async () => {
      const { toggle, variants } = resource.endpoints;
      if (!toggle) return;
      const record = await create(campus, resource);
      const path = `PUT ${addressOf(toggle.path, record.id)}` as const;
      const off = await campus.call(path, { body: { is_active: 0 } });
      expect(off.body, off.text).toMatchObject({ status: 'success', data: { is_active: 0 } });
      const active = variants.find(({ name }) => name === 'active');
      if (active) {
        const { list } = await campus.call(`GET ${active.endpoint.path}`);
        expect(list.map(({ id }) => id)).not.toContain(record.id);
      }
      const on = await campus.call(path, { body: { is_active: '1' } });
      expect(on.body.data).toMatchObject({ is_active: 1 });
      expect((await campus.call(path, { body: { is_active: 'x' } })).status).toBe(422);
      expect((await campus.call(path, { body: {} })).status).toBe(422);
    });

    it('is not found under an id that does not exist or is none', async () => {
      for (const id of ['999999999', '0', 'x', '99999999999999999999999']) {
        expect((await campus.call(`GET /${resource.collection}/${id}`)).status, id).toBe(404);
        expect((await campus.call(`DELETE /${resource.collection}/${id}`)).status, id).toBe(404);
      }
    });
  });

  it('does not delete what is used, and says by how many of what', async () => {
    const bank = registry.get('bank');
    const [first] = (await campus.call(`GET ${bank.endpoints.list.path}`, { query: { filter: { q: 'Sonali' }, range: [0, 0] } })).list;
    const answer = await remove(bank, first?.id);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain('1 bank account');
    expect(await one(bank, first?.id)).toEqual(first);
  });

  it('switches many at once and deletes what it may, telling what was refused', async () => {
    const religion = registry.get('religion');
    const [used] = (await campus.call('GET /get/all/religion', { query: { filter: { name: 'Islam' }, range: [0, 0] } })).list;
    const free = await create(campus, religion);
    const ids = [Number(free.id), Number(used?.id), 999_999];
    const switched = await campus.call('PUT /religions/bulk/status', { body: { ids: [free.id], is_active: 0 } });
    expect(switched.body.data).toEqual({ done: [free.id], refused: [] });
    const deleted = await campus.call('DELETE /religions/bulk', { body: { ids } });
    expect(deleted.body.data).toMatchObject({ done: [free.id], refused: [{ id: used?.id }, { id: 999_999 }] });
  });

  it('answers in the language that is asked for', async () => {
    const german = await campus.call('POST /religions', { body: {}, headers: { 'accept-language': 'de-DE,de;q=0.9' } });
    const english = await campus.call('POST /religions', { body: {} });
    expect(german.body.message).not.toBe(english.body.message);
    expect((german.body.errors as Json).name).not.toEqual((english.body.errors as Json).name);
  });

  it('keeps exactly one academic year current', async () => {
    const year = registry.get('academicYear');
    const [current] = (await campus.call('GET /get/all/academic/year', { query: { filter: { is_current: 1 }, range: [0, 9] } })).list;
    const next = await create(campus, year, { is_current: 1 });
    expect(await one(year, current?.id)).toMatchObject({ is_current: 0 });
    expect((await put(year, next.id, { is_current: 0 })).status).toBe(409);
    expect((await campus.call(`PUT /academic-years/${next.id}/status`, { body: { is_active: 0 } })).status).toBe(409);
    expect((await remove(year, next.id)).status).toBe(409);
    expect(await one(year, next.id)).toMatchObject({ is_current: 1, is_active: 1 });
    const switched = await history(year, current?.id);
    expect(switched[0]).toMatchObject({ changes: [{ field: 'is_current', before: 1, after: 0 }] });
  });

  it('answers the sections of the chosen wings', async () => {
    const [wing] = (await campus.call('GET /get/all/wing')).list;
    const answer = await campus.call('POST /get/section/wings', { body: { wings: [wing?.id] } });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.list.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
    expect((await campus.call('POST /get/section/wings', { body: { wings: ['x'] } })).status).toBe(422);
    expect((await campus.call('POST /get/section/wings', { body: { wings: [] } })).list).toEqual([]);
  });
});

let changes = 0;

// A field that can be changed alone, with two new values for it.
function changeOf({ fields }: Resource): [name: string, first: unknown, second: unknown] {
  const entered = Object.entries(fields).filter(([, field]) => isEntered(field));
  const text = entered.find(([, field]) => (field.kind === 'text' || field.kind === 'longText') && !field.format && field.length === undefined);
  changes += 1;
  if (text) return [text[0], `First ${changes}`, `Second ${changes}`];
  const number = entered.find(([, field]) => field.kind === 'integer');
  if (number) return [number[0], 7, 8];
  const choice = entered.flatMap(([name, field]) => (field.kind === 'choice' && field.options.length > 2 ? [{ name, field }] : []))[0];
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
