import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { create } from '../support/build.ts';
import { type Campus, type Json, openCampus, type Role } from '../support/campus.ts';

describe('fields of many records changed at once', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  const change = (collection: string, body: Json, as: Role = 'superadmin') =>
    campus.call(`PUT /${collection}/bulk`, { body, as });
  const seenOf = (...records: Json[]) => records.map(({ id, row_version }) => ({ record_id: id, row_version }));
  const one = async (path: string) => (await campus.call(`GET ${path}`)).body;

  it('are changed each by the write of a form, with its version and its history', async () => {
    const subject = registry.get('subject');
    const made = [await create(campus, subject), await create(campus, subject)];
    const ids = made.map(({ id }) => id);
    const answer = await change('subjects', { ids, values: { kind: 'both', name_local: 'X' }, seen: seenOf(...made) });
    expect(answer.body.data, answer.text).toEqual({ done: ids, refused: [] });
    for (const { id, row_version } of made) {
      expect(await one(`/subjects/${id}`)).toMatchObject({
        kind: 'both',
        name_local: 'X',
        row_version: Number(row_version) + 1,
      });
      const [entry] = (await campus.call(`GET /subjects/${id}/history`)).list;
      const changes = ['kind', 'name_local'].map((field) => expect.objectContaining({ field }));
      expect(entry).toMatchObject({ action: 'update', changes: expect.arrayContaining(changes) });
      expect(entry?.changes).toHaveLength(2);
    }
  });

  it('one that was changed meanwhile is refused and keeps what the other wrote; the others are done', async () => {
    const subject = registry.get('subject');
    const [stale, fresh] = [await create(campus, subject), await create(campus, subject)];
    await campus.call(`PUT /subjects/${stale.id}`, { body: { name_local: 'Theirs' } });
    const answer = await change('subjects', {
      ids: [stale.id, fresh.id, 999_999],
      values: { name_local: 'Mine' },
      seen: seenOf(stale, fresh),
    });
    expect(answer.body.data, answer.text).toEqual({
      done: [fresh.id],
      refused: [
        { id: stale.id, message: expect.stringMatching(/changed/) },
        { id: 999_999, message: expect.stringMatching(/no longer exists/) },
      ],
    });
    expect(await one(`/subjects/${stale.id}`)).toMatchObject({ name_local: 'Theirs' });
  });

  it('each is held to its rules, and one that is locked says why', async () => {
    const expense = registry.get('expense');
    const [open, decided] = [await create(campus, expense), await create(campus, expense)];
    expect((await campus.call(`PUT /expenses/${decided.id}/cancel`, { body: { cancel_reason: 'Twice' } })).status).toBe(
      200,
    );
    const answer = await change('expenses', { ids: [open.id, decided.id], values: { purpose: 'Chalk' } });
    expect(answer.body.data, answer.text).toEqual({
      done: [open.id],
      refused: [{ id: decided.id, message: expect.stringMatching(/Cancelled/) }],
    });
    const wrong = await change('expenses', { ids: [open.id], values: { amount: '-1' } });
    expect((wrong.body.data as Json).refused).toEqual([{ id: open.id, message: expect.stringMatching(/^Amount: /) }]);
  });

  it('what tells one record from another is not taken, nor anything that is no field', async () => {
    const subject = await create(campus, registry.get('subject'));
    for (const name of ['name', 'code', 'classes', 'partner_subject_id', 'is_active', 'id', 'nonsense']) {
      const answer = await change('subjects', { ids: [subject.id], values: { [name]: 1 } });
      expect([name, answer.status, Object.keys(answer.body.errors as Json)]).toEqual([name, 422, [name]]);
    }
    for (const values of [undefined, {}, 'x', []]) {
      const answer = await change('subjects', { ids: [subject.id], values });
      expect([answer.status, Object.keys(answer.body.errors as Json)]).toEqual([422, ['values']]);
    }
    expect((await change('subjects', { ids: [], values: { kind: 'both' } })).status).toBe(422);
    expect((await change('subjects', { ids: [subject.id], values: { kind: 'both' }, seen: 'x' })).status).toBe(422);
  });

  it('is for whoever may change the records', async () => {
    const subject = await create(campus, registry.get('subject'));
    const body = { ids: [subject.id], values: { kind: 'both' } };
    expect((await change('subjects', body, 'teacher')).status).toBe(403);
    expect((await change('subjects', body, 'office')).status).toBe(
      (await campus.call(`PUT /subjects/${subject.id}`, { body: { kind: 'both' }, as: 'office' })).status,
    );
  });
});
