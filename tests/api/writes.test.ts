import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { isFilled } from '../../src/core/conditions.ts';
import type { AnyField } from '../../src/core/fields/field.ts';
import type { Resource } from '../../src/core/resource.ts';
import { build, create } from '../support/build.ts';
import { addressOf, type Campus, ENGINES, type Json, openCampus } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';
import { callsBy, changeOf, enteredOf, made } from '../support/writeCalls.ts';
import { anyTable } from '../../src/server/db/tables.ts';

const uniqueOf = (resource: Resource) => enteredOf(resource).filter(([, { unique }]) => unique);

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
      anyTable(campus.database.db)
        .updateTable(religion.table)
        .set({ created_by })
        .where('id', '=', Number(entered.id))
        .execute();
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

  it('switches those of many that nobody has changed since they were seen', async () => {
    const religion = registry.get('religion');
    const [changed, same, unseen] = [
      await create(campus, religion),
      await create(campus, religion),
      await create(campus, religion),
    ];
    const seen = [changed, same].map(({ id, row_version }) => ({ record_id: id, row_version }));
    await put(religion, changed.id, { name: `${changed.name} too` });
    await put(religion, unseen.id, { name: `${unseen.name} too` });
    const ids = [changed.id, same.id, unseen.id];
    const answer = await campus.call('PUT /religions/bulk/status', { body: { ids, is_active: 0, seen } });
    expect(answer.body.data, answer.text).toEqual({
      done: [same.id, unseen.id],
      refused: [{ id: changed.id, message: expect.stringMatching(/changed/) }],
    });
    expect(await one(religion, changed.id)).toMatchObject({ is_active: 1 });
    for (const wrong of ['x', [1], [{ record_id: 1 }], [{ record_id: 1, row_version: 'x' }]]) {
      const refused = await campus.call('PUT /religions/bulk/status', { body: { ids, is_active: 0, seen: wrong } });
      expect(refused.status, refused.text).toBe(422);
    }
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
      refused: [{ id: first.id, message: expect.stringMatching(/^Starts: This overlaps with /) }],
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
      anyTable(campus.database.db).updateTable(year.table).set({ is_current }).where('id', '=', Number(id)).execute();
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

function keyOf(name: string, { unique }: AnyField): string[] {
  return [name, ...(Array.isArray(unique) ? (unique as string[]) : [])];
}
